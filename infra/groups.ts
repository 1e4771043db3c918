import type { Group } from '#shared/contracts/index.ts';

/** What a group's Lambda may do; what is absent is refused. */
export type Rights = {
  /** `read` includes noting when the caller was last seen, nothing else. */
  table?: 'read' | 'write';
  /** The session tokens' key: `verify` fetches its public half. */
  tokens?: 'sign' | 'verify';
  mail?: true;
};

export type GroupSettings = {
  /** Who suffers, and how, while this group fails: the first thing an operator reads. */
  errorImpact: string;
  rights: Rights;
  memoryMB: number;
  /** API Gateway gives up after 30. */
  timeoutSeconds: number;
  architecture: 'arm64' | 'x86_64';
};

const small = { memoryMB: 512, timeoutSeconds: 10, architecture: 'arm64' } as const;

/** One Lambda per resource group of the contracts; a group without settings does not compile. */
export const groups: Record<Group, GroupSettings> = {
  auth: {
    ...small,
    errorImpact: 'Nobody can sign in, register or choose a new password; who is signed in is out within the hour.',
    rights: { table: 'write', tokens: 'sign', mail: true },
  },
  users: {
    ...small,
    errorImpact: 'Administrators see no members and can accept nobody; people cannot read their own record.',
    rights: { table: 'write', tokens: 'verify', mail: true },
  },
  universities: {
    ...small,
    errorImpact: 'Nobody can choose a university to register into, and no page shows the name of one.',
    rights: { table: 'read', tokens: 'verify' },
  },
  catalogue: {
    ...small,
    errorImpact:
      'Lists of skills, activities, values and jobs stay empty in every screen that offers a choice of them.',
    rights: { table: 'write', tokens: 'verify' },
    // An import writes some three hundred items and removes as many.
    timeoutSeconds: 29,
  },
  portfolios: {
    ...small,
    errorImpact: 'Candidates cannot open or answer their assessments, nor see their suggested jobs.',
    rights: { table: 'write', tokens: 'verify' },
  },
  exports: {
    errorImpact: 'Candidates cannot print their assessments; everything else works.',
    rights: { table: 'read', tokens: 'verify' },
    memoryMB: 2048,
    timeoutSeconds: 29,
    // Chromium is built for x86_64 only.
    architecture: 'x86_64',
  },
  service: {
    ...small,
    errorImpact: 'Unknown paths answer 500 instead of 404, and the description of the API cannot be read.',
    rights: {},
  },
};
