export type SplitTitle = {
  before: string;
  /** `(m/ž)`, `(м/ж)`, `(m/f/d)` and the like, as written. */
  whisper: string | null;
  after: string;
};

const genders = /\s*(\((?:[mžfwzdxмж]\s*[/|]\s*)+[mžfwzdxмж]\))\s*/iu;

/** Takes the mark of genders out of a job's title, so that it can be set smaller than the name of the job. */
export function splitTitle(title: string): SplitTitle {
  const match = genders.exec(title);
  const whisper = match?.[1];
  if (!match || !whisper) return { before: title, whisper: null, after: '' };
  return {
    before: title.slice(0, match.index),
    whisper,
    after: title.slice(match.index + match[0].length),
  };
}
