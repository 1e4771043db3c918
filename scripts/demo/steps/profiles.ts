import * as z from 'zod/mini';
import { changeCv, findCv, rateInCv } from '#functions/data/cv/cvs.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Diplomas, Experiences, Publications } from '#functions/data/entities/profile.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { sortDateOf } from '#functions/data/people/profile-items.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { saveRecord } from '#functions/data/records.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { ownedListCalls } from '#functions/lib/list-calls.ts';
import { camille, camilleCv } from '#scripts/demo/content/camille.ts';
import { demoPeers, peerProfile } from '#scripts/demo/content/peers.ts';
import type { DemoProfile } from '#scripts/demo/content/profile.ts';
import { diplomas } from '#shared/contracts/diplomas.ts';
import { experiences } from '#shared/contracts/experiences.ts';
import { publications } from '#shared/contracts/publications.ts';
import type { StockChange } from '#shared/limits.ts';
import { diploma } from '#shared/schemas/diploma.ts';
import { doctorateChanges } from '#shared/schemas/doctorate.ts';
import { experience } from '#shared/schemas/experience.ts';
import { publication } from '#shared/schemas/publication.ts';
import { callContext, daysBefore, stockIncrement } from './context.ts';
import { findDemoUser } from './people.ts';

type ListCalls<B> = {
  listOfUser: (input: { params: { userId: string } }) => Promise<readonly unknown[]>;
  create: (input: { body: B }, context: CallContext) => Promise<unknown>;
};

const lists = {
  diplomas: ownedListCalls(Diplomas, sortDateOf.diploma),
  experiences: ownedListCalls(Experiences, sortDateOf.experience),
  publications: ownedListCalls(Publications, sortDateOf.publication),
};

/** The list was filled in order: missing entries follow those already there. */
const addMissing = async <B>(
  stock: StockChange,
  calls: ListCalls<B>,
  bodies: readonly B[],
  { person, now }: { person: StoredUser; now: Date },
): Promise<void> => {
  const userId = person.id;
  const there = await calls.listOfUser({ params: { userId } });
  for (const body of bodies.slice(there.length)) {
    await calls.create({ body }, callContext(person, now, stockIncrement({ userId }, stock)));
  }
};

const seedProfile = async (person: StoredUser, profile: DemoProfile, now: Date): Promise<void> => {
  const userId = person.id;
  const whose = { person, now };
  const added = <S extends z.ZodMiniType>(schema: S, said: readonly object[]) =>
    said.map((one) => z.parse(schema, { ...one, userId }));
  await addMissing(diplomas.create.keeps, lists.diplomas, added(diploma.added, profile.diplomas), whose);
  await addMissing(experiences.create.keeps, lists.experiences, added(experience.added, profile.experiences), whose);
  await addMissing(
    publications.create.keeps,
    lists.publications,
    added(publication.added, profile.publications),
    whose,
  );
  const said = z.parse(doctorateChanges, profile.doctorate);
  if (!(await findRecord(Doctorates, userId))?.startDate) await saveRecord(Doctorates, userId, said, { now });
};

const seedCv = async (userId: string, now: Date): Promise<void> => {
  if ((await findCv(userId))?.about) return;
  const { said, proofs, ...stars } = camilleCv;
  for (const list of ['skills', 'values', 'activities'] as const) {
    for (const [entryId, value] of Object.entries(stars[list])) {
      await rateInCv({ userId, list, entryId, isOffered: true }, { value }, { now });
    }
  }
  for (const [entryId, proof] of Object.entries(proofs)) {
    await rateInCv({ userId, list: 'skills', entryId, isOffered: true }, { proof }, { now });
  }
  await changeCv(userId, said, { now });
};

const academicYear = (now: Date): number => daysBefore(now, 273).getUTCFullYear();

export const seedProfiles = async (now: Date): Promise<void> => {
  const her = await findDemoUser('user@demo.test');
  if (her) {
    // Her doctorate began a year before her first assessment.
    await seedProfile(her, camille(daysBefore(now, 400).getUTCFullYear() - 1), now);
    await seedCv(her.id, now);
  }
  await inBatches(5, demoPeers, async (peer) => {
    const person = await findDemoUser(peer.email);
    if (person) await seedProfile(person, peerProfile(peer, academicYear(now) - peer.inYear + 1), now);
  });
};
