import * as z from 'zod/mini';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Diplomas, Experiences, Publications } from '#functions/data/entities/profile.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';
import { type StoredUser, toRecord } from '#functions/data/people/users.ts';
import { diploma } from '#shared/schemas/diploma.ts';
import { doctorate } from '#shared/schemas/doctorate.ts';
import { experience } from '#shared/schemas/experience.ts';
import { publication } from '#shared/schemas/publication.ts';

export const orNull = <T extends object, K extends keyof T>(record: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

const traces = [
  'lastSeenAt',
  'leavesAt',
  'mailTrouble',
  'mailTrustedAt',
  'warnedAt',
  'warnedAgainAt',
  'neededAt',
] as const;
const inner = { id: true, userId: true, revision: true } as const;

export const profileOf = (person: StoredUser, university: { name: string } | null, photo: string | null) => {
  const { id: _, UniversityId: __, avatarUrl: ___, revision: ____, Socials, ...fields } = toRecord(person);
  return {
    ...fields,
    socials: Socials,
    university: university?.name ?? null,
    photo,
    language: person.language,
    mustChoosePassword: person.mustChoosePassword ?? false,
    isNamePublic: person.isPublic ?? false,
    ...orNull(person, traces),
  };
};

export const careerOf = async (userId: string) => {
  const partition = userPartition(userId);
  const [thesis, diplomas, experiences, publications] = await Promise.all([
    findRecord(Doctorates, userId),
    listRecords(Diplomas, heldIn(partition, Diplomas)),
    listRecords(Experiences, heldIn(partition, Experiences)),
    listRecords(Publications, heldIn(partition, Publications)),
  ]);
  return {
    doctorate: z.parse(z.omit(doctorate, { revision: true }), thesis ?? {}),
    diplomas: z.parse(z.array(z.omit(diploma.record, inner)), diplomas),
    experiences: z.parse(z.array(z.omit(experience.record, inner)), experiences),
    publications: z.parse(z.array(z.omit(publication.record, inner)), publications),
  };
};
