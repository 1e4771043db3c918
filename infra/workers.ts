import type { FunctionSettings } from './function-settings.ts';

export const small = { memoryMB: 512, timeoutSeconds: 10, architecture: 'arm64' } as const;

/** Functions that answer no call: triggered by another one, the stream, a schedule or an event. */
export const workers = {
  decoder: {
    errorImpact: 'Nobody can change a picture or a logo; everything else works.',
    rights: { files: { incoming: ['read'], pictures: ['write'] } },
    variables: ['FILES_BUCKET'],
    // This memory comes with a whole processor; a picture of 50 megapixels takes 200 MB twice when decoded.
    memoryMB: 1769,
    timeoutSeconds: 20,
    // infra/packages.ts copies sharp with native code for x86_64.
    architecture: 'x86_64',
    budgetKB: 24,
  },
  mailer: {
    ...small,
    stream: { partitions: 'OUTBOX#' },
    everyMinutes: 1,
    errorImpact:
      'No mail leaves: nobody can confirm an address or choose a new password. What waits is sent afterwards.',
    rights: { table: { write: ['OUTBOX#*'] }, secrets: 'mint', mail: true },
    variables: ['TABLE_NAME', 'SITE_ORIGIN', 'PSEUDONYM_SECRET', 'MAIL_FROM', 'MAIL_CONFIGURATION'],
    // Shorter than the lease of a mail.
    timeoutSeconds: 60,
    budgetKB: 457,
  },
  bounces: {
    ...small,
    mailEvents: true,
    errorImpact:
      'Mails go on to addresses that give them back, and no administrator is told; if that lasts, AWS stops all mails.',
    rights: { table: { write: ['OUTBOX#*'] }, mailTrouble: 'note' },
    variables: ['TABLE_NAME', 'PSEUDONYM_SECRET', 'MAIL_CONFIGURATION'],
    budgetKB: 355,
  },
  tasks: {
    ...small,
    stream: { partitions: 'TASK#' },
    everyMinutes: 1,
    nightly: 'retention',
    errorImpact:
      'Deletions, moves of members and imports stand still: what was deleted is out of sight, but not cleared away. They go on afterwards.',
    rights: {
      table: { write: ['USER#*', 'UNIVERSITY#*', 'PUBLIC#*', 'OUTBOX#*', 'TASK#*', 'IMPORT#*', 'ONCE#*', 'AUDIT#*'] },
      secrets: 'delete',
      // Creates imported users, who choose their passwords themselves, and erases leaving ones.
      addresses: 'claim',
      // Copies a leaving person's picture to another name.
      files: {
        list: true,
        pictures: ['read', 'write', 'remove'],
        documents: ['read', 'remove'],
        archives: ['write', 'remove'],
      },
      // A personal archive includes the audit entries about its owner.
      audit: 'ofUniversity',
      erasures: true,
      prints: true,
      directory: 'write',
    },
    variables: ['TABLE_NAME', 'PSEUDONYM_SECRET', 'FILES_BUCKET', 'ERASURES_BUCKET', 'PRINTER'],
    // Shorter than the lease of a task.
    timeoutSeconds: 60,
    budgetKB: 479,
  },
} as const satisfies Record<string, FunctionSettings>;
