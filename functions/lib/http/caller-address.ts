import type { HttpEvent } from './http.ts';

/** The caller's network address, for limits only: CloudFront's word, which alone gets this far (from-edge.ts). */
export const callerAddress = ({ headers, requestContext }: HttpEvent): string =>
  // The port comes last; an IPv6 address has colons of its own.
  headers['cloudfront-viewer-address']?.replace(/:\d+$/, '') ?? requestContext.http.sourceIp;
