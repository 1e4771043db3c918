import { extname } from 'node:path';

/** As the deployment's AWS CLI guesses them, from Python's table of types. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'binary/octet-stream',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** The content type that a file of the site is uploaded with. */
export const contentTypeOf = (name: string): string => types[extname(name).toLowerCase()] ?? 'binary/octet-stream';
