import { feedLimits } from './limits.ts';

export type JsonItem = { ok: true; value: unknown } | { ok: false; reason: string };

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, colon, comma, newline] = [code('"'), code('\\'), code(':'), code(','), code('\n')];
const [openBrace, closeBrace, openBracket, closeBracket] = [code('{'), code('}'), code('['), code(']')];
const isSpace = (sign: number): boolean => sign === 0x20 || (sign >= 0x09 && sign <= 0x0d) || sign === 0xfeff;

/** Where the scanner stands: between items, inside one, or passing over what belongs to no item. */
type State = 'between' | 'inside' | 'beyond' | 'unreadable';

/**
 * Cuts a stream of JSON into its items without building the rest: an array's elements, the elements of `listKey` inside
 * one object (`{"@graph": […]}`), one object, or an object a line (NDJSON). Only the item at hand is held, so a fault in
 * it costs that item alone: too long, too deep, or not JSON. `JSON.parse` judges each item.
 */
class JsonScanner {
  readonly #listKey: string;
  #state: State = 'between';
  /** Open brackets of the item, the outermost one included. */
  #depth = 0;
  #isInList = false;
  /** Whether the list stands inside an object, whose end is still to come. */
  #isListNested = false;
  #isInString = false;
  #isEscaped = false;
  #parts: string[] = [];
  #length = 0;
  #fault: string | null = null;
  /** Last string of an object's first level: its key, when a colon follows. */
  #word = '';
  #key = '';
  #hasEndedOnLine = false;
  #isLines = false;
  #unreadable = 0;
  #hasBegun = false;

  constructor(listKey: string) {
    this.#listKey = listKey;
  }

  get isGivenUp(): boolean {
    return this.#unreadable >= feedLimits.unreadableLines;
  }

  *read(chunk: string): Generator<JsonItem> {
    let start = 0;
    for (let at = 0; at < chunk.length && !this.isGivenUp; at += 1) {
      const sign = chunk.charCodeAt(at);
      if (this.#state === 'between') {
        start = at;
        const fault = this.#step(sign);
        if (fault !== null) yield { ok: false, reason: fault };
      } else if (this.#state === 'unreadable') {
        if (sign === newline || (this.#isInList && (sign === comma || sign === closeBracket))) this.#state = 'between';
        // The end of the list is read again, as what it is.
        if (this.#state === 'between' && sign === closeBracket) at -= 1;
      } else if (this.#passes(sign)) {
        this.#keep(chunk.slice(start, at + 1));
        yield* this.#end();
        start = at + 1;
      }
    }
    if (this.#state === 'inside') this.#keep(chunk.slice(start));
  }

  *finish(): Generator<JsonItem> {
    if (this.#state === 'inside' || this.#state === 'beyond' || this.#isInList) {
      yield { ok: false, reason: 'the file ends in the middle' };
    }
  }

  /** Between items. */
  #step(sign: number): string | null {
    if (sign === newline) {
      this.#isLines ||= this.#hasEndedOnLine;
      this.#hasEndedOnLine = false;
    }
    if (isSpace(sign) || sign === comma) return null;
    if (this.#isInList && sign === closeBracket) {
      this.#isInList = false;
      if (this.#isListNested) this.#open('beyond');
      return null;
    }
    if (sign === openBrace || (sign === openBracket && this.#isInList)) {
      this.#open('inside');
      return null;
    }
    if (sign === openBracket) {
      this.#hasBegun = true;
      this.#isInList = true;
      this.#isListNested = false;
      return null;
    }
    if (sign === closeBracket || sign === closeBrace) return null;
    this.#state = 'unreadable';
    // What does not begin as JSON is another kind of file.
    this.#unreadable += this.#hasBegun ? 1 : feedLimits.unreadableLines;
    return this.isGivenUp ? 'the file is not JSON' : 'not a JSON object';
  }

  #open(state: 'inside' | 'beyond'): void {
    this.#hasBegun = true;
    this.#state = state;
    this.#depth = 1;
    this.#isInString = false;
    this.#isEscaped = false;
    this.#parts = [];
    this.#length = 0;
    this.#fault = null;
    this.#word = '';
    this.#key = '';
  }

  /** Inside an item, or beyond the list. @returns whether the item ends with this sign */
  #passes(sign: number): boolean {
    if (sign === newline && (this.#isInString || this.#isLines) && !this.#isInList && this.#state === 'inside') {
      // A line break ends the line's object in NDJSON, whole or not, and never stands in a string.
      this.#fault ??= 'not JSON: the line ends inside the object';
      this.#depth = 0;
      return true;
    }
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === backslash) this.#isEscaped = true;
      else if (sign === quote) this.#isInString = false;
      else if (this.#depth === 1 && this.#word.length < 40) this.#word += String.fromCharCode(sign);
      return false;
    }
    if (sign === quote) {
      this.#isInString = true;
      if (this.#depth === 1) this.#word = '';
    } else if (sign === colon && this.#depth === 1) {
      this.#key = this.#word;
    } else if (sign === openBracket && this.#opensList()) {
      this.#state = 'between';
      this.#isInList = true;
      this.#isListNested = true;
    } else if (sign === openBrace || sign === openBracket) {
      this.#depth += 1;
      if (this.#depth > feedLimits.depth) this.#fault ??= `more than ${feedLimits.depth} levels deep`;
    } else if (sign === closeBrace || sign === closeBracket) {
      this.#depth -= 1;
      return this.#depth === 0;
    }
    return false;
  }

  #opensList(): boolean {
    return this.#state === 'inside' && this.#depth === 1 && !this.#isInList && this.#key === this.#listKey;
  }

  #keep(text: string): void {
    this.#length += text.length;
    if (this.#length > feedLimits.itemLength) {
      this.#fault ??= `longer than ${feedLimits.itemLength} characters`;
      this.#parts = [];
    }
    if (this.#fault === null && this.#state === 'inside') this.#parts.push(text);
  }

  *#end(): Generator<JsonItem> {
    const isItem = this.#state === 'inside';
    this.#state = 'between';
    this.#hasEndedOnLine = true;
    if (!isItem) return;
    const text = this.#parts.join('');
    this.#parts = [];
    if (this.#fault !== null) {
      yield { ok: false, reason: this.#fault };
      return;
    }
    try {
      const value: unknown = JSON.parse(text);
      this.#unreadable = 0;
      yield { ok: true, value };
    } catch {
      yield { ok: false, reason: 'not JSON' };
    }
  }
}

/** Items of a stream of JSON, one at a time. */
export async function* jsonItems(text: AsyncIterable<string>, listKey: string): AsyncGenerator<JsonItem> {
  const scanner = new JsonScanner(listKey);
  for await (const chunk of text) {
    yield* scanner.read(chunk);
    if (scanner.isGivenUp) return;
  }
  yield* scanner.finish();
}
