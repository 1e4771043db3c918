import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { currentCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import { FormerCredentials } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { addToCount } from '#functions/data/kernel/throttles.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { storeLinkChange } from '#functions/data/people/links.ts';
import { createImportChanges } from '#functions/data/tasks/imports.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { beginSession } from '#functions/lib/sign-in/begin-session.ts';

const year = 365 * 24 * 60 * 60;
const hash = '0123456789abcdef'.repeat(4);

/** Adds items that the demo data lacks. All belong to invented people. */
export const addRareItems = async (now: Date): Promise<void> => {
  const account = await findAccount('user@demo.test');
  const universityId = account?.user.universityId;
  if (!account || !universityId) throw new Error('the demonstration is not there');
  const { user, passwordHash } = account;
  const inAYear = new Date(now.getTime() + year * 1000);

  const { changes } = await beginSession(user, { now, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' });
  const once = { callerId: user.id, key: hash, digest: hash };
  await commit(changes, { now, effects: { once } }, { reply: { id: user.id } });
  await commit(
    [
      storeLinkChange(user, { tokenHash: hash, purpose: 'password', email: user.email, expiresAt: inAYear }),
      FormerCredentials.build(PutTransaction).item({ userId: user.id, passwordHash: passwordHash ?? hash }),
    ],
    { now },
    { mails: [mailChange('accepted', { userId: user.id }, { before: 'PENDING' }, { now, after: year })] },
  );
  // No worker takes a task before it is due.
  const row = { line: 2, id: `${user.id}2`, firstName: 'Ana', lastName: 'Lopes', email: 'ana@demo.test', role: 'user' };
  const list = { id: 'import-kept', kind: 'peopleImport', universityId, language: 'fr', rows: [row] } as const;
  await commit(createImportChanges(list, inAYear), { now });

  await addToCount({ limit: 'login', subject: hash, endsAt: Math.ceil(inAYear.getTime() / 1000) }, 1);
  await takeShare(universityId, 'mails', { atOnce: 10, intervalMs: 1000 }, now);
  const { skills, jobs } = (await currentCatalogue(now)).set;
  const [skill, job] = [skills[0], jobs[0]];
  if (!skill || !job) throw new Error('the catalogue is empty');
  await changeEntry('skills', skill.id, (entry) => ({ ...entry, source: 'demonstration' }), { now });
  await changeEntry('jobs', job.id, (entry) => ({ ...entry, source: 'demonstration' }), { now });
};
