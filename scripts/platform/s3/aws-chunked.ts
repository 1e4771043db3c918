import { S3Error } from './error.ts';

const lineEnd = Buffer.from('\r\n');

/** The bytes inside an `aws-chunked` body, which the SDK uses for streams; chunk signatures and trailers are skipped. */
export const decodeAwsChunked = (body: Buffer): Buffer => {
  const chunks: Buffer[] = [];
  let offset = 0;
  while (true) {
    const end = body.indexOf(lineEnd, offset);
    const size = Number.parseInt(body.toString('latin1', offset, end).split(';')[0] ?? '', 16);
    if (end < 0 || !(size >= 0)) throw new S3Error(400, 'IncompleteBody');
    if (size === 0) return Buffer.concat(chunks);
    const start = end + lineEnd.length;
    chunks.push(body.subarray(start, start + size));
    offset = start + size + lineEnd.length;
  }
};
