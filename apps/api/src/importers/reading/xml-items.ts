import { SaxesParser } from 'saxes';
import { feedLimits } from './limits.ts';

/** A text further down in an item: `path` from the item, in small letters: `additionaloffices/office`. */
export type XmlLeaf = { path: string; text: string };

export type XmlItem =
  | {
      ok: true;
      /** Texts of the element's children by their lower-case names. */
      fields: ReadonlyMap<string, string>;
      /** Texts below them, in the order of the file. */
      leaves: readonly XmlLeaf[];
    }
  | { ok: false; reason: string };

/** HTML's names that feeds use without declaring them. XML knows five of its own. */
const usualEntities: Record<string, string> = {
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  euro: '€',
  copy: '©',
  laquo: '«',
  raquo: '»',
  scaron: 'š',
  Scaron: 'Š',
};

class XmlFault extends Error {}

/**
 * Children of each `<itemName>` element of a stream of XML. Declarations of entities are not read, so nothing expands;
 * an item that is too long ends the file, since its end cannot be found without reading it.
 */
class XmlScanner {
  readonly #itemName: string;
  readonly #parser = new SaxesParser({ fragment: false });
  #found: XmlItem[] = [];
  #path: string[] = [];
  #itemDepth = 0;
  #fields: Map<string, string> | null = null;
  #leaves: XmlLeaf[] = [];
  #text: string[] = [];
  #length = 0;

  constructor(itemName: string) {
    this.#itemName = itemName;
    Object.assign(this.#parser.ENTITIES, usualEntities);
    this.#parser.on('error', (error) => {
      throw new XmlFault(`not XML: ${error.message.slice(0, 200)}`);
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name.toLowerCase()));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('text', (text) => this.#text.push(text));
    this.#parser.on('cdata', (text) => this.#text.push(text));
  }

  *read(chunk: string): Generator<XmlItem> {
    this.#length += chunk.length;
    this.#parser.write(chunk);
    // The parser gathers a text until its end: a file of one endless text is seen by what came since the last tag.
    if (this.#length > 2 * feedLimits.itemLength)
      throw new XmlFault(`an item longer than ${feedLimits.itemLength} characters`);
    yield* this.takeFound();
  }

  /** Items that were whole before the file's fault. */
  takeFound(): XmlItem[] {
    return this.#found.splice(0);
  }

  *finish(): Generator<XmlItem> {
    this.#parser.close();
    yield* this.takeFound();
  }

  #open(name: string): void {
    this.#path.push(name);
    if (this.#path.length > feedLimits.depth) throw new XmlFault(`more than ${feedLimits.depth} levels deep`);
    if (this.#fields === null && name === this.#itemName) {
      this.#fields = new Map();
      this.#leaves = [];
      this.#itemDepth = this.#path.length;
    }
    this.#text = [];
    if (this.#fields === null) this.#length = 0;
  }

  #close(): void {
    const name = this.#path.pop() ?? '';
    if (this.#fields === null) return;
    if (this.#path.length >= this.#itemDepth) {
      const text = this.#text.join('').trim();
      this.#text = [];
      if (text === '') return;
      const path = [...this.#path.slice(this.#itemDepth), name].join('/');
      if (this.#path.length > this.#itemDepth) this.#leaves.push({ path, text });
      else if (!this.#fields.has(name)) this.#fields.set(name, text);
      return;
    }
    if (this.#path.length < this.#itemDepth) {
      this.#found.push({ ok: true, fields: this.#fields, leaves: this.#leaves });
      this.#fields = null;
      this.#length = 0;
    }
  }
}

/** Items of a stream of XML, one at a time. A fault in the XML ends the file: its last item says why. */
export async function* xmlItems(text: AsyncIterable<string>, itemName: string): AsyncGenerator<XmlItem> {
  const scanner = new XmlScanner(itemName);
  try {
    for await (const chunk of text) {
      // In small steps, so that the limit of an item holds whatever size the chunks have.
      for (let at = 0; at < chunk.length; at += 65_536) yield* scanner.read(chunk.slice(at, at + 65_536));
    }
    yield* scanner.finish();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    yield* scanner.takeFound();
    yield { ok: false, reason: error.message };
  }
}
