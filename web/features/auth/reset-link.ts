const names = ['token', 'email', 'universityId', 'userId'] as const;

/** What a mailed reset link says about itself. */
export type ResetLink = Record<(typeof names)[number], string>;

/** Reads a reset link's query; null when any part is missing or empty. */
export const readResetLink = (query: URLSearchParams): ResetLink | null => {
  const [token, email, universityId, userId] = names.map((name) => query.get(name) ?? '');
  return token && email && universityId && userId ? { token, email, universityId, userId } : null;
};
