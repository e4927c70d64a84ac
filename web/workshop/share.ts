// A document in a link: squeezed into the part of the address that no server sees.

/** Longer ones get lost on the way, in mails and messages. */
export const LONGEST_LINK = 8000;
/** What a link may unfold to. */
const MOST_BYTES = 1024 * 1024;

/** The whole link to a copy of one's own, or null if it would be too long. */
export const linkTo = (bench: string, document: unknown): Promise<string | null> =>
  linkWith(`${bench}/shared`, document, (bytes) => bytes);

/** The same to a page that shows what players may know, and lets them play. */
export const playLinkTo = (page: string, document: unknown): Promise<string | null> =>
  linkWith(page, document, veiled);

async function linkWith(page: string, document: unknown, as: typeof veiled): Promise<string | null> {
  const link = `${page}#${await folded(JSON.stringify(document), as)}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** The text of the document in a link; null if it is damaged. */
export const unfolded = (code: string): Promise<string | null> => textIn(code, (bytes) => bytes);
export const unveiled = (code: string): Promise<string | null> => textIn(code, veiled);

/**
 * So that nobody reads on by accident who takes a link apart. It is no lock: whoever has the link can lift the veil with
 * these very lines. Twice is not at all.
 */
function veiled(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let veil = 0x9e3779b9;
  return bytes.map((byte) => {
    veil = (Math.imul(veil, 1664525) + 1013904223) >>> 0;
    return byte ^ (veil >>> 24);
  });
}

async function textIn(code: string, as: typeof veiled): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([as(bytes)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(chunks).text();
      size += value.length;
      if (size > MOST_BYTES) return null;
      chunks.push(value);
    }
  } catch {
    return null;
  }
}

async function folded(text: string, as: typeof veiled): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = as(new Uint8Array(await new Response(stream).arrayBuffer()));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
