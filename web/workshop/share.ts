// A document in a link: squeezed into the part of the address that no server sees.

/** Longer ones get lost on the way, in mails and messages. */
export const LONGEST_LINK = 8000;
/** What a link may unfold to. */
const MOST_BYTES = 1024 * 1024;

/** The whole link, or null if it would be too long. */
export async function linkTo(bench: string, document: unknown): Promise<string | null> {
  const link = `${bench}/shared#${await folded(JSON.stringify(document))}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** The text of the document in a link; null if it is damaged. */
export async function unfolded(code: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
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

async function folded(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
