import { auditEntriesAbout } from '#functions/data/kernel/audit-log.ts';
import { findMailsTo } from '#functions/data/mail/outbox-queue.ts';
import { listSessions } from '#functions/data/people/sessions.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { basePath } from '#shared/contract.ts';
import { auditActOf } from '#shared/domain/audit-acts.ts';
import { audit as en } from '#shared/i18n/en/audit.ts';
import { audit as fr } from '#shared/i18n/fr/audit.ts';
import type { Language } from '#shared/lists.ts';

const texts = { fr, en } as const;

/** Reads what a person's use of the product has left: open sessions, mails that have not left, and what was recorded of them. */
export const tracesOf = async (person: StoredUser, language: Language, now: Date) => {
  const [sessions, mails, entries] = await Promise.all([
    listSessions(person, now),
    findMailsTo(person),
    auditEntriesAbout(person, now),
  ]);
  return {
    sessions: sessions.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    mails: mails.map(({ kind, createdAt, parkedAt }) => ({ kind, createdAt, failedAt: parkedAt ?? null })),
    activity: entries.map(({ at, call, fields, actorId }) => {
      const act = auditActOf(call.replace(` ${basePath}/`, ' /'), fields);
      return {
        at,
        // Others are not named: what they did is told, and not who they are.
        by: actorId === person.id ? 'you' : 'other',
        act: texts[language].acts[act ?? 'unknown'],
        fields,
      };
    }),
  };
};
