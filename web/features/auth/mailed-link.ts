const names = ['token', 'email', 'universityId', 'userId'] as const;

/** What a mailed link to choose a password says about itself; `isFirst`: it came with an invitation. */
export type ResetLink = Record<(typeof names)[number], string> & { universityName: string | null; isFirst: boolean };

/** Reads a reset link's query; null when any part is missing or empty. */
export const readResetLink = (query: URLSearchParams): ResetLink | null => {
  const [token, email, universityId, userId] = names.map((name) => query.get(name) ?? '');
  if (!token || !email || !universityId || !userId) return null;
  const universityName = query.get('universityName');
  return { token, email, universityId, userId, universityName, isFirst: query.has('first') };
};

/** What a mailed link to confirm an address says about itself. */
export type AddressLink = { userId: string; token: string; email: string | null };

/** Reads such a link's query; null when it names no link. */
export const readAddressLink = (query: URLSearchParams): AddressLink | null => {
  const [userId, token] = [query.get('userId'), query.get('token')];
  return userId && token ? { userId, token, email: query.get('email') } : null;
};
