/** Does not verify the token. `endsAt` is in ms since 1970. */
export const claimsOf = (token: string): { endsAt?: number; sessionId?: string } => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return {};
    return {
      ...('exp' in claims && typeof claims.exp === 'number' && { endsAt: claims.exp * 1000 }),
      ...('sid' in claims && typeof claims.sid === 'string' && { sessionId: claims.sid }),
    };
  } catch {
    return {};
  }
};
