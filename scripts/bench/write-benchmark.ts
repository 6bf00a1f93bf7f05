import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export type Section = {
  /** What the section is known by in the file. */
  id: string;
  /** Markdown, its heading first. */
  text: string;
};

/** Puts sections into a Markdown file, each in its own place; makes the file or the place where there is none. */
export const writeBenchmark = (file: string, sections: readonly Section[]): void => {
  let text = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  for (const { id, text: body } of sections) {
    const [begin, end] = [`<!-- ${id} -->`, `<!-- end of ${id} -->`];
    const written = `${begin}\n${body}\n${end}`;
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    text =
      from >= 0 && to > from
        ? `${text.slice(0, from)}${written}${text.slice(to + end.length)}`
        : `${text.trimEnd()}\n\n${written}\n`;
  }
  writeFileSync(file, text);
  console.log(`Written to ${file}.`);
};
