import * as z from 'zod/mini';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { diploma } from './diploma.ts';
import { publicDoctorate } from './doctorate.ts';
import { experience } from './experience.ts';
import { halfSteps, id, line, longText, shortText, sitePath, time } from './fields.ts';
import { publication } from './publication.ts';
import { changesTo, maybe, revision } from './record.ts';
import { university } from './university.ts';

const isShown = z._default(z.boolean(), false);

/** Named by the specification. */
const sections = {
  showExperiences: isShown,
  showDiplomas: isShown,
  showPublications: isShown,
  showSkills: isShown,
  /** Shows the details and presentation of the doctorate (D24). */
  showDoctorate: isShown,
};

const switches = {
  ...sections,
  showAppreciation: isShown,
  showSmart: isShown,
  allowIndexing: isShown,
  /** Lets readers of the public CV write to the person, whose address they do not see (D88). */
  allowContact: isShown,
};
export const switchNames = z.keyof(z.object(switches)).options;

const said = { about: maybe(longText), ...switches };
export const userCvChanges = changesTo(said);
export type UserCvChanges = z.output<typeof userCvChanges>;

/** `consentAt`: when the first section became public, null while none is. */
export const userCv = z.object({ ...said, consentAt: maybe(time), ...revision });
export type UserCv = z.output<typeof userCv>;

/** Any of these flags makes the CV, and its owner's name, public. */
export const sectionFlags = z.keyof(z.object(sections)).options;

/** Limit for each kind of entry (D56). */
export const mostOfKind = 200;

/** 0 to 5 in half steps, null for N/A. */
const stars = z.nullable(halfSteps);

export const longestProof = 300;
/** A sentence that tells what the person did with a skill (D88). */
const proof = maybe(line(longestProof));

/** What is left out stays as it is; a new entry has 0 stars (D69). */
const rating = changesTo({ value: stars }).shape;
export const addedSkill = z.object({ skillId: catalogueId, ...rating, ...changesTo({ proof }).shape });
export const addedValue = z.object({ valueId: catalogueId, ...rating });
export const addedActivity = z.object({ activityId: catalogueId, ...rating });

const row = { id, value: stars };
export const userCvSkill = z.object({ ...row, proof, Skill: catalogueEntry });
export const userCvValue = z.object({ ...row, Value: catalogueEntry });
export const userCvActivity = z.object({ ...row, Activity: catalogueEntry });

export const profileItems = z.object({
  Diplomas: z.array(diploma.record),
  Experiences: z.array(experience.record),
  Publications: z.array(publication.record),
});

const ofOwner = { userId: true, isPublic: true, revision: true } as const;

/** Names are null until a section is public. */
const publicPerson = z.object({
  firstName: maybe(shortText),
  lastName: maybe(shortText),
  avatarUrl: maybe(sitePath),
  Socials: z._default(z.array(z.object({ platform: z.string(), url: z.string() })), []),
  Diplomas: z.array(z.omit(diploma.record, ofOwner)),
  Experiences: z.array(z.omit(experience.record, ofOwner)),
  Publications: z.array(z.omit(publication.record, ofOwner)),
});

const ratings = z.record(z.string(), stars);
/** By skill. */
const proofs = z.record(z.string(), z.string());

/** Contains only public data. */
export const shownCv = z.object({
  userCv: z.object(said),
  doctorate: z.nullable(publicDoctorate),
  user: publicPerson,
  skills: ratings,
  values: ratings,
  activities: ratings,
  /** Absent from copies published before there were proofs. */
  proofs: z._default(proofs, {}),
});
export type ShownCv = z.output<typeof shownCv>;

/** Adds the current texts of the catalogue and the university. */
export const publicCv = z.object({
  userCv: z.object(said),
  doctorate: z.nullable(publicDoctorate),
  user: z.extend(publicPerson, { University: z.nullable(z.pick(university, { name: true, logoUrl: true })) }),
  userCvSkills: z.array(userCvSkill),
  userCvValues: z.array(userCvValue),
  userCvActivities: z.array(userCvActivity),
});
export type PublicCv = z.output<typeof publicCv>;
