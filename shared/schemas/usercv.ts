import * as z from 'zod/mini';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { diploma } from './diploma.ts';
import { publicDoctorate } from './doctorate.ts';
import { experience } from './experience.ts';
import { halfSteps, id, longText, shortText, sitePath, time } from './fields.ts';
import { publication } from './publication.ts';
import { changesTo, maybe, revision } from './record.ts';
import { university } from './university.ts';

/** Private until its owner says otherwise. */
const isShown = z._default(z.boolean(), false);

/** Which sections of a CV anybody may read, by the names of the specification. */
const sections = {
  showExperiences: isShown,
  showDiplomas: isShown,
  showPublications: isShown,
  showSkills: isShown,
  /** The details of the doctorate and what is said about it (D24). */
  showDoctorate: isShown,
};

/** What a person says of their CV. */
const said = {
  about: maybe(longText),
  ...sections,
  /** Within the doctorate's section, what they think of it. */
  showAppreciation: isShown,
  /** Within the doctorate's section, their goals. */
  showSmart: isShown,
  /** Search engines may list the page. */
  allowIndexing: isShown,
};
export const userCvChanges = changesTo(said);
export type UserCvChanges = z.output<typeof userCvChanges>;

/** A CV as its owner sees it; `consentAt`: since when something of it is public. */
export const userCv = z.object({ ...said, consentAt: maybe(time), ...revision });
export type UserCv = z.output<typeof userCv>;

/** The flags of which one makes a CV public, and its owner's name with it. */
export const sectionFlags = z.keyof(z.object(sections)).options;

/** How many skills, values and activities each a CV may hold (D56). */
export const mostOfKind = 200;

/** 0 to 5 stars, half ones too, or null for N/A. */
const stars = z.nullable(halfSteps);
const addedStars = z._default(stars, 0);

export const addedSkill = z.object({ skillId: catalogueId, value: addedStars });
export const addedValue = z.object({ valueId: catalogueId, value: addedStars });
export const addedActivity = z.object({ activityId: catalogueId, value: addedStars });

const row = { id, value: stars };
export const userCvSkill = z.object({ ...row, Skill: catalogueEntry });
export const userCvValue = z.object({ ...row, Value: catalogueEntry });
export const userCvActivity = z.object({ ...row, Activity: catalogueEntry });

/** What a profile lists, as its owner and administrators read it. */
export const profileItems = z.object({
  Diplomas: z.array(diploma.record),
  Experiences: z.array(experience.record),
  Publications: z.array(publication.record),
});

const ofOwner = { userId: true, isPublic: true, revision: true } as const;

/** Whose CV it is, as anybody reads it: nobody until a section is public. */
const publicPerson = z.object({
  firstName: maybe(shortText),
  lastName: maybe(shortText),
  avatarUrl: maybe(sitePath),
  Socials: z._default(z.array(z.object({ platform: z.string(), url: z.string() })), []),
  Diplomas: z.array(z.omit(diploma.record, ofOwner)),
  Experiences: z.array(z.omit(experience.record, ofOwner)),
  Publications: z.array(z.omit(publication.record, ofOwner)),
});

/** The ratings of one kind, by the catalogue's ids. */
const ratings = z.record(z.string(), stars);

/** What of a person is public: data of their own only, kept apart from all that is not. */
export const shownCv = z.object({
  userCv: z.object(said),
  doctorate: z.nullable(publicDoctorate),
  user: publicPerson,
  skills: ratings,
  values: ratings,
  activities: ratings,
});
export type ShownCv = z.output<typeof shownCv>;

/** The same as it is answered, with what the catalogue and the university say today. */
export const publicCv = z.object({
  userCv: z.object(said),
  doctorate: z.nullable(publicDoctorate),
  user: z.extend(publicPerson, { University: z.nullable(z.pick(university, { name: true, logoUrl: true })) }),
  userCvSkills: z.array(userCvSkill),
  userCvValues: z.array(userCvValue),
  userCvActivities: z.array(userCvActivity),
});
export type PublicCv = z.output<typeof publicCv>;
