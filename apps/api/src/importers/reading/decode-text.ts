/** Bytes within which a file says how it is encoded. */
const declarationLength = 200;

const declaredEncoding = (head: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(head.subarray(0, declarationLength));
  const name = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/i.exec(start)?.[1];
  return name ?? 'utf-8';
};

const decoderOf = (head: Uint8Array) => {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be');
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return new TextDecoder('utf-8');
  try {
    return new TextDecoder(declaredEncoding(head));
  } catch {
    return new TextDecoder('utf-8');
  }
};

/**
 * Text of a byte stream: UTF-8 with or without a byte order mark, UTF-16 with one, or what an XML declaration names
 * (`windows-1250` is common). Bytes that are no text become U+FFFD.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof decoderOf> | null = null;
  let head = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder === null) {
      // The declaration may come in pieces.
      head = Buffer.concat([head, chunk]);
      if (head.length < declarationLength) continue;
      decoder = decoderOf(head);
      yield decoder.decode(head, { stream: true });
      continue;
    }
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder === null ? decoderOf(head).decode(head) : decoder.decode();
  if (rest !== '') yield rest;
}

/** The first character that is not white space, and the stream as if nothing had been read of it. */
export const peekFirstSign = async (
  text: AsyncIterable<string>,
): Promise<{ sign: string; text: AsyncGenerator<string> }> => {
  const iterator = text[Symbol.asyncIterator]();
  const read: string[] = [];
  let sign = '';
  while (sign === '') {
    const next = await iterator.next();
    if (next.done === true) break;
    read.push(next.value);
    sign = next.value.trimStart()[0] ?? '';
  }
  const whole = async function* () {
    yield* read;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  };
  return { sign, text: whole() };
};
