import type { IncomingMessage } from 'node:http';

/** The whole body, or null as soon as it is longer than that many bytes; the rest is then read into nothing. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > limit) {
      // A sender that is not read to the end never reads the answer.
      request.resume();
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};
