import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from '../http/message.ts';

/** CloudFront compresses between these sizes, in bytes. */
const smallest = 1000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm|[\w.-]+\+(json|xml))|image\/svg\+xml|font\/(ttf|otf))/;

// The cloud compresses once and keeps it; here each response pays, so not at full strength.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The response as CloudFront would send it to a viewer that takes one of those encodings. */
export const compress = (request: Request, response: Response, encodings: readonly ('br' | 'gzip')[]): Response => {
  const { status, headers, body } = response;
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((name) => name.split(';')[0]?.trim());
  const encoding = encodings.find((name) => accepted.includes(name));
  const isWorthIt = body && body.length >= smallest && body.length <= largest;
  if (!encoding || !isWorthIt || status !== 200 || headers['content-encoding']) return response;
  if (!compressible.test(headers['content-type'] ?? '')) return response;
  const { etag } = headers;
  return {
    ...response,
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding',
      ...(etag && !etag.startsWith('W/') && { etag: `W/${etag}` }),
    },
    body: encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body),
  };
};
