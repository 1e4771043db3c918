import * as z from 'zod/mini';
import { type ShownCv, sectionFlags, shownCv, type UserCv } from '../../schemas/usercv.ts';

type Item = { readonly isPublic?: boolean | undefined };
type Flags = Readonly<Partial<Record<keyof UserCv, unknown>>>;

type OwnCv = {
  person: object;
  cv: Flags & {
    readonly skills: object;
    readonly values: object;
    readonly activities: object;
    readonly proofs?: object | undefined;
  };
  doctorate: object;
  diplomas: readonly Item[];
  experiences: readonly Item[];
  publications: readonly Item[];
};

/** A public section makes the owner's name public too. */
export const isAnyShown = (flags: Flags): boolean => sectionFlags.some((flag) => flags[flag] === true);

/** Appreciation and goals have their own flags within the section (D24). */
const doctorateOf = (doctorate: object, { showAppreciation, showSmart }: Flags): object => ({
  ...doctorate,
  ...(showAppreciation !== true && { appreciatedAspects: undefined, unappreciatedAspects: undefined }),
  ...(showSmart !== true && { smartGoals: undefined }),
});

/** Null while no section is public. An item needs its own flag and its section's. */
export const shownOf = ({ person, cv, doctorate, ...items }: OwnCv): ShownCv | null => {
  if (!isAnyShown(cv)) return null;
  const shown = (flag: unknown, list: readonly Item[]) => (flag === true ? list.filter((item) => item.isPublic) : []);
  const ofSkills = (part: object = {}) => (cv.showSkills === true ? part : {});
  return z.parse(shownCv, {
    userCv: cv,
    doctorate: cv.showDoctorate === true ? doctorateOf(doctorate, cv) : null,
    user: {
      ...person,
      Diplomas: shown(cv.showDiplomas, items.diplomas),
      Experiences: shown(cv.showExperiences, items.experiences),
      Publications: shown(cv.showPublications, items.publications),
    },
    skills: ofSkills(cv.skills),
    values: ofSkills(cv.values),
    activities: ofSkills(cv.activities),
    proofs: ofSkills(cv.proofs),
  });
};

/** For an accepted user without public sections. */
export const nothingShown = (): ShownCv =>
  z.parse(shownCv, {
    userCv: {},
    doctorate: null,
    user: { Diplomas: [], Experiences: [], Publications: [] },
    skills: {},
    values: {},
    activities: {},
    proofs: {},
  });
