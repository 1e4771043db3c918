const names = ['token', 'email', 'universityId', 'userId'] as const;

/** What a mailed link to choose a password says about itself; `isFirst`: it came with an invitation. */
export type ResetLink = Record<(typeof names)[number], string> & { isFirst: boolean };

/** Reads a reset link's query; null when any part is missing or empty. */
export const readResetLink = (query: URLSearchParams): ResetLink | null => {
  const [token, email, universityId, userId] = names.map((name) => query.get(name) ?? '');
  const isFirst = query.has('first');
  return token && email && universityId && userId ? { token, email, universityId, userId, isFirst } : null;
};
