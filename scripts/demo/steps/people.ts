import { commit } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { createAccountChanges, findAccount } from '#functions/data/people/accounts.ts';
import { changeMember } from '#functions/data/people/change-member.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { listMembers, type StoredUser } from '#functions/data/people/users.ts';
import { uploadAvatar } from '#functions/files/pictures.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { drawPortrait } from '#scripts/demo/content/draw-portrait.ts';
import { demoPopulation, demoUniversities } from '#scripts/demo/content/people.ts';
import { demoPortraits } from '#scripts/demo/content/portraits.ts';
import { demoRecordOf } from '#scripts/demo/content/records.ts';
import { callContext, daysBefore, pictureUpload } from './context.ts';

const password = 'demo-Passw0rd!';

/** Returns the number of accounts. They share one password, so it is hashed once. */
export const seedPopulation = async (now: Date): Promise<number> => {
  const known = await inBatches(10, demoPopulation, ({ email }) => findAddressOwner(email));
  const missing = demoPopulation.flatMap((account, i) => (known[i] ? [] : [{ ...account, daysAgo: 8 * i + 3 }]));
  if (missing.length === 0) return 0;
  const passwordHash = await hashPassword(password);
  await inBatches(10, missing, ({ university, daysAgo, ...account }) => {
    const universityId = university === null ? null : (demoUniversities[university]?.id ?? null);
    const registeredAt = daysBefore(now, daysAgo);
    const emailConfirmed = account.status === 'ACCEPTED';
    const person = { ...account, universityId, language: 'fr', passwordHash, emailConfirmed } as const;
    return commit(createAccountChanges(person, registeredAt).changes, { now: registeredAt });
  });
  return missing.length;
};

/** Null if the account was deleted or has another address. */
export const findDemoUser = async (email: string): Promise<StoredUser | null> =>
  (await findAccount(email))?.user ?? null;

export const seedRecords = async (now: Date): Promise<void> => {
  for (const { id } of demoUniversities) {
    const silent = (await listMembers(id)).filter(({ revision }) => revision === undefined);
    await inBatches(10, silent, async (person) => {
      const said = demoRecordOf(person.email, now);
      if (said) await changeMember(person, said, { now, actor: person });
    });
  }
};

export const seedPortraits = (now: Date): Promise<unknown> =>
  inBatches(2, Object.entries(demoPortraits), async ([email, portrait]) => {
    const person = await findDemoUser(email);
    if (!person || person.avatarUrl) return;
    const body = pictureUpload(drawPortrait(portrait));
    await uploadAvatar({ params: { id: person.id }, body }, callContext(person, now));
  });
