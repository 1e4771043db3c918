import { PutObjectCommand } from '@aws-sdk/client-s3';
import { Diplomas } from '#functions/data/entities/profile.ts';
import { Users } from '#functions/data/entities/user.ts';
import { filesBucket, newPictureKey, pictureUrlOf } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newOwnedId, newSessionId, newUniversityId } from '#functions/data/kernel/ids.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { changeMember } from '#functions/data/people/change-member.ts';
import { eraseUser } from '#functions/data/people/erasure.ts';
import { createSessionChanges } from '#functions/data/people/sessions.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { changeRecord, createRecord } from '#functions/data/records.ts';
import { deletionTaskId } from '#functions/data/tasks/tasks.ts';
import { createUniversity, type StoredUniversity } from '#functions/data/universities/universities.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { runTask } from '#functions/tasks/run.ts';

const join = async (
  name: string,
  university: StoredUniversity,
  role: 'admin' | 'user',
  now: Date,
): Promise<StoredUser> => {
  const person = { firstName: name, lastName: 'Répétition', email: `${name.toLowerCase()}@rehearsal.invalid`, role };
  const account = { ...person, universityId: university.id, status: 'ACCEPTED', language: 'fr' } as const;
  const { user, changes } = createAccountChanges({ ...account, passwordHash: 'no password has this hash' }, now);
  await commit(changes, { now });
  const begun = { id: newSessionId(), device: 'Rehearsal', seed: 'seed', secretHash: 'no secret has this hash' };
  await commit(createSessionChanges(user, begun, now).changes, { now });
  const diploma = { name: `Master de ${name}`, university: university.name, city: 'Lyon', startDate: '2021-09-01' };
  await createRecord(Diplomas, { ...diploma, id: newOwnedId(user.id), userId: user.id }, { now });
  const picture = newPictureKey();
  for (const Key of [picture, `documents/${user.id}/thesis`]) {
    await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key, Body: `${name} ${Key}` }));
  }
  return changeRecord(Users, user.id, { avatarUrl: pictureUrlOf(picture) }, { now });
};

export const populate = async (candidates: number, now: Date) => {
  const id = newUniversityId();
  const university = await createUniversity({ id, name: 'Université de la Répétition' }, { now });
  const admin = await join('Administratrice', university, 'admin', now);
  const people: StoredUser[] = [];
  for (let i = 1; i <= candidates; i += 1) people.push(await join(`Personne${i}`, university, 'user', now));
  return { university, admin, people };
};

type Population = Awaited<ReturnType<typeof populate>>;

/** Changes after the backup: two people are erased, one is renamed, one joins. */
export const goOn = async ({ university, admin, people }: Population, now: Date) => {
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('a rehearsal takes three candidates at least');
  await loadKey('PSEUDONYM_SECRET');
  for (const person of [first, second]) {
    await eraseUser(person, { now, actor: admin });
    // Includes the task's last check, 90 seconds later, for writes of calls under way.
    const erase = () => runTask(deletionTaskId(person.id), { now, deadline: new Date(Date.now() + 60_000) });
    while ((await erase()) === 'more');
  }
  await changeMember(third, { firstName: 'Autrement' }, { now, actor: third });
  await join('Arrivée', university, 'user', now);
  return { erased: [first, second] };
};
