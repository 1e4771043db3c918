import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from '#scripts/platform/http/message.ts';

// Sizes in bytes, statuses and types:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const smallest = 1000;
const largest = 10_000_000;
const statuses = [200, 403, 404];
const types = new RegExp(
  `^(${[
    'text/(css|csv|html|javascript|js|plain|richtext|tab-separated-values|xml|x-component|x-java-source|x-script)',
    'application/((x-)?javascript|json|(dash|rss|xhtml)\\+xml|xml|pkcs7-mime|protobuf|vnd\\.apple\\.mpegurl|x-mpegurl)',
    'application/(x-httpd-cgi|x-perl|eot|font|font-sfnt|vnd\\.ms-fontobject|x-font-(opentype|truetype|ttf))',
    'application/((x-)?opentype|(x-)?otf|truetype|(x-)?ttf)',
    'font/(eot|opentype|otf|ttf)',
    'image/svg\\+xml',
  ].join('|')})\\s*(;|$)`,
);

// CloudFront uses the highest quality; this one saves the laptop's CPU for the browser and the functions.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const convertTag = ({ etag, ...headers }: Response['headers']): Response['headers'] => {
  if (!etag?.startsWith('"')) return etag?.startsWith('W/') ? { ...headers, etag } : headers;
  return { ...headers, etag: `W/${etag}` };
};

/** Uses the first encoding of the origin request, as CloudFront does. */
export const compress = (request: Request, response: Response): Response => {
  const { status, headers, body } = response;
  const [encoding] = (request.headers['accept-encoding'] ?? 'identity').split(',');
  const isWorthIt = body && body.length >= smallest && body.length <= largest;
  if (encoding === 'identity' || !isWorthIt || !statuses.includes(status) || headers['content-encoding'])
    return response;
  if (!types.test(headers['content-type'] ?? '')) return response;
  return {
    ...response,
    headers: {
      ...convertTag(headers),
      'content-encoding': encoding ?? '',
      vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding',
    },
    body: encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body),
  };
};
