/** When a signed token ends, in milliseconds since 1970; undefined when it does not say so readably. Read only to renew in time: the server decides. */
export const expiryOf = (token: string): number | undefined => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};
