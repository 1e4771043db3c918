import type { HttpEvent } from './http.ts';

/**
 * Tells whether a page of another origin sent the request (w3.org/TR/fetch-metadata). Browsers since 2023 say so and no script can change it;
 * who says nothing is no browser, or an older one that SameSite alone protects.
 */
export const isFromOtherSite = ({ headers }: HttpEvent): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
