/** Reads the expiry (ms since 1970) and session id of a token without verifying it; used to renew in time and to compare sessions. */
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
