import type { FunctionSettings } from './function-settings.ts';
import { small, workers } from './workers.ts';

const variables = ['TABLE_NAME', 'SITE_ORIGIN', 'PSEUDONYM_SECRET', 'ORIGIN_SECRET', 'ORDINARY_CALLS'] as const;
/** Settings of a function that answers calls. */
const serving = { ...small, variables } as const;

/** Functions that answer calls, and the workers. Code: `functions/<name>/index.ts`. */
export const functions = {
  auth: {
    ...small,
    // Knows the rules of passwords.
    serves: ['auth', 'users.create'],
    errorImpact: 'Nobody can sign in, register or choose a new password; who is signed in is out within the hour.',
    rights: { table: 'write', secrets: 'all', tokens: 'sign', directory: 'write' },
    variables: [...variables, 'SIGNING_KEY', 'SIGNING_KEYS', 'DEVICE_SECRET', 'SECOND_FACTOR'],
    // The filter of breached passwords takes 185 KB.
    budgetKB: 698,
  },
  account: {
    ...small,
    // Apart from auth, which every sign-in loads, and which starts sooner without these.
    serves: [
      'factors',
      'auth.secondStep',
      'auth.confirmIdentity',
      'auth.listSessions',
      'auth.endSession',
      'auth.endOtherSessions',
      'auth.logout',
      'auth.logoutEverywhere',
      'auth.requestArchive',
      'auth.eraseAccount',
      'auth.keepAccount',
      'auth.stay',
      'users.endSessions',
      'users.remove',
    ],
    errorImpact:
      'Who has a second factor cannot sign in; nobody can sign out, end a session, or have an account or a university deleted.',
    rights: { table: 'write', secrets: 'all', tokens: 'sign', directory: 'write' },
    variables: [...variables, 'SIGNING_KEY', 'SIGNING_KEYS', 'DEVICE_SECRET', 'SECOND_FACTOR'],
    budgetKB: 523,
  },
  users: {
    ...serving,
    // `audit` may not write the log that it reads.
    serves: ['users', 'downloads'],
    errorImpact: 'Administrators see no members and can accept nobody; people cannot read their own record.',
    rights: { table: 'write', directory: 'write' },
    budgetKB: 472,
  },
  resends: {
    ...serving,
    // Separate from users and auth, because the SES v2 client is a sixth of this bundle.
    // It writes the outbox already, and `public` may write nothing (decision 119).
    serves: ['users.resendMail', 'auth.requestConfirmation', 'usercv.contact'],
    errorImpact:
      'Whom mails do not reach cannot be mailed again; nobody gets another link that confirms their address, nor a message through their public CV.',
    rights: { table: { write: ['OUTBOX#*', 'AUDIT#*'] }, mailTrouble: 'end' },
    budgetKB: 547,
  },
  universities: {
    ...serving,
    serves: ['universities'],
    errorImpact: 'Nobody can choose a university to register into, and no page shows the name of one.',
    rights: { table: { write: ['UNIVERSITY#*', 'TASK#*', 'AUDIT#*', 'ONCE#*'] }, directory: 'write' },
    budgetKB: 457,
  },
  catalogue: {
    ...serving,
    serves: ['catalogue'],
    errorImpact:
      'Lists of skills, activities, values and jobs stay empty in every screen that offers a choice of them.',
    rights: { table: { write: ['CATALOGUE#*', 'CATALOGUE_EDITIONS', 'AUDIT#*', 'ONCE#*'] } },
    // The main cell's function publishes the catalogue, the others' copy it.
    inCells: {
      everyMinutes: 1,
      files: { list: true, catalogue: ['read'] },
      filesInMain: { list: true, catalogue: ['read', 'write'] },
      variables: ['FILES_BUCKET'],
    },
    // An import writes about three hundred items and removes as many.
    timeoutSeconds: 29,
    budgetKB: 542,
  },
  portfolios: {
    ...serving,
    serves: ['portfolios'],
    errorImpact: 'Candidates cannot open or answer their assessments, nor see their suggested jobs.',
    rights: { table: 'write' },
    budgetKB: 498,
  },
  profile: {
    ...serving,
    serves: ['diplomas', 'experiences', 'publications', 'doctorates'],
    errorImpact: 'Candidates cannot read or change their doctorate and what they list on their profile.',
    rights: { table: { write: ['USER#*', 'PUBLIC#*', 'AUDIT#*', 'ONCE#*'] } },
    budgetKB: 446,
  },
  cv: {
    ...serving,
    serves: ['usercv'],
    errorImpact: 'Candidates cannot read or change their CV, nor make anything of it private.',
    rights: { table: { write: ['USER#*', 'PUBLIC#*', 'AUDIT#*'] } },
    budgetKB: 458,
  },
  public: {
    ...serving,
    serves: ['usercv.getPublic', 'usercv.getPage'],
    errorImpact: 'Nobody can open the link to a public CV.',
    rights: { table: 'public' },
    budgetKB: 451,
  },
  formations: {
    ...serving,
    serves: ['formations'],
    errorImpact: 'Nobody sees the courses of their university, and administrators cannot change them.',
    rights: { table: { write: ['UNIVERSITY#*', 'AUDIT#*', 'ONCE#*'] } },
    budgetKB: 463,
  },
  imports: {
    ...serving,
    // Separate, because the other calls on people and courses need no right to read files and look up addresses.
    serves: ['users.beginImport', 'users.getImport', 'formations.beginImport', 'formations.getImport'],
    errorImpact: 'Administrators cannot import lists of people or courses, nor see how far an import is.',
    rights: { table: { write: ['TASK#*', 'IMPORT#*', 'AUDIT#*', 'ONCE#*'] }, addresses: 'read' },
    // It looks up five thousand addresses, or reads as many courses.
    timeoutSeconds: 29,
    // The names of the doctoral schools take 18 KB.
    budgetKB: 519,
  },
  audit: {
    ...serving,
    serves: ['audit'],
    errorImpact: 'Administrators cannot read what was done; it is recorded all the same.',
    rights: { table: 'read', audit: 'read' },
    budgetKB: 448,
  },
  exports: {
    serves: ['exports'],
    errorImpact: 'Candidates cannot print their assessments; everything else works.',
    rights: { table: 'read' },
    variables,
    memoryMB: 2048,
    timeoutSeconds: 29,
    // Chromium is built for x86_64 only.
    architecture: 'x86_64',
    budgetKB: 494,
  },
  files: {
    ...small,
    serves: [
      'users.avatarForm',
      'users.uploadAvatar',
      'universities.logoForm',
      'universities.uploadLogo',
      'resources',
      'usercv.withdraw',
      'auth.getArchive',
      'auth.archiveFile',
    ],
    errorImpact:
      'Nobody can change a picture or a logo, open a document, or withdraw a CV; what is shown already stays.',
    rights: {
      table: { write: ['USER#*', 'PUBLIC#*', 'UNIVERSITY#*', 'AUDIT#*', 'ONCE#*'] },
      files: {
        list: true,
        incoming: ['read', 'write', 'remove'],
        // Copies a picture to another name.
        pictures: ['read', 'write', 'remove'],
        documents: ['read', 'write', 'remove', 'tags'],
        archives: ['read'],
      },
      decoder: 'invoke',
    },
    scanEvents: true,
    variables: [...variables, 'FILES_BUCKET', 'DECODER', 'SCANS_UPLOADS'],
    // Waits for the decoder.
    timeoutSeconds: 29,
    budgetKB: 483,
  },
  service: {
    ...small,
    serves: ['service'],
    takesStrays: true,
    errorImpact: 'Unknown paths answer 500 instead of 404, and the description of the API cannot be read.',
    rights: {},
    variables: [],
    budgetKB: 314,
  },
  ...workers,
} as const satisfies Record<string, FunctionSettings>;

export type FunctionName = keyof typeof functions;

export const canary = {
  name: 'canary',
  errorImpact: 'Candidates can probably not sign in or open their assessments: a try of our own failed.',
  rights: {},
  memoryMB: 256,
  timeoutSeconds: 60,
  architecture: 'arm64',
  budgetKB: 168,
} as const satisfies Omit<FunctionSettings, 'variables'> & { name: string };
