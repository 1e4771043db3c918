import type { User } from '#shared/schemas/user.ts';

/** What a person is called. */
export const personName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
