import type { PublicCv, UserCv } from '../../schemas/usercv.ts';
import { type DoctorateTextName, doctorateTextNames, hasDoctorateFacts } from '../doctorate-facts.ts';

type Item = { readonly isPublic: boolean };
type Flags = Pick<UserCv, `show${string}` & keyof UserCv>;
type Doctorate = NonNullable<PublicCv['doctorate']>;

type OwnCv = {
  flags: Flags;
  experiences: readonly Item[];
  diplomas: readonly Item[];
  publications: readonly Item[];
  skills: readonly unknown[];
  values: readonly unknown[];
  activities: readonly unknown[];
  doctorate: Doctorate;
};

export type SeenPart = Exclude<keyof OwnCv, 'flags'>;

const isDoctorateSeen = ({ flags, doctorate }: OwnCv): boolean => {
  const isWritten = (names: readonly DoctorateTextName[]) => names.some((name) => doctorate[name]);
  return (
    hasDoctorateFacts(doctorate) ||
    isWritten(doctorateTextNames.presentation) ||
    (flags.showAppreciation && isWritten(doctorateTextNames.appreciation)) ||
    (flags.showSmart && isWritten(doctorateTextNames.smart))
  );
};

/** Counts what visitors see of each part, in the order of the page; omits empty parts. */
export const seenOnCv = (own: OwnCv): { part: SeenPart; count: number }[] => {
  const { flags } = own;
  const seenOf = (isShown: boolean, items: readonly Item[]) =>
    isShown ? items.filter(({ isPublic }) => isPublic).length : 0;
  const ratedOf = (rows: readonly unknown[]) => (flags.showSkills ? rows.length : 0);
  const counts: Record<SeenPart, number> = {
    experiences: seenOf(flags.showExperiences, own.experiences),
    diplomas: seenOf(flags.showDiplomas, own.diplomas),
    publications: seenOf(flags.showPublications, own.publications),
    skills: ratedOf(own.skills),
    values: ratedOf(own.values),
    activities: ratedOf(own.activities),
    doctorate: Number(flags.showDoctorate && isDoctorateSeen(own)),
  };
  return (Object.keys(counts) as SeenPart[]).flatMap((part) => (counts[part] ? { part, count: counts[part] } : []));
};
