/** The revision that an If-Match header names (RFC 9110, 13.1.1); undefined for none and for `*`. CloudFront may have made the tag a weak one. */
export const readRevision = (ifMatch: string | undefined): number | undefined => {
  const [, revision] = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch?.trim() ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  // What cannot be one of our tags matches nothing.
  return ifMatch === undefined || ifMatch.trim() === '*' ? undefined : -1;
};
