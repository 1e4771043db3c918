import { useEffect, useState } from 'react';

const names = ['token', 'email', 'universityId', 'userId'] as const;

/** `isFirst`: the link came with an invitation. */
export type ResetLink = Record<(typeof names)[number], string> & { universityName: string | null; isFirst: boolean };

/** Null when any part is missing or empty. */
export const readResetLink = (query: URLSearchParams): ResetLink | null => {
  const [token, email, universityId, userId] = names.map((name) => query.get(name) ?? '');
  if (!token || !email || !universityId || !userId) return null;
  const universityName = query.get('universityName');
  return { token, email, universityId, userId, universityName, isFirst: query.has('first') };
};

/** Null without user and token. */
export const readAddressLink = (query: URLSearchParams) => {
  const [userId, token] = [query.get('userId'), query.get('token')];
  return userId && token ? { userId, token, email: query.get('email') } : null;
};

/**
 * Reads the query once and removes it: the token works like a password and must not stay in the address bar, the
 * history or a screenshot.
 */
export const useMailedLink = <L>(read: (query: URLSearchParams) => L): L => {
  const [link] = useState(() => read(new URLSearchParams(location.search)));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return link;
};
