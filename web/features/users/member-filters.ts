import { type Cohort, cohorts, isInCohort } from '#shared/domain/cohorts.ts';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import type { Member, User } from '#shared/schemas/user.ts';

const kinds = ['all', 'pending', 'unconfirmed', 'undelivered', ...cohorts] as const;
export const shownKinds: readonly Shown[] = kinds;
export type Shown = (typeof kinds)[number];

/** False while the account is being erased. */
export const isWaiting = ({ status, leavesAt }: Pick<User, 'status' | 'leavesAt'>): boolean =>
  status === 'PENDING' && !leavesAt;

const byNotice: Record<Exclude<Shown, Cohort>, (user: Member) => boolean> = {
  all: () => true,
  pending: isWaiting,
  // Matches the figure on the home screen: rejected and leaving users need no action.
  unconfirmed: (user) => !user.emailConfirmed && (user.status === 'ACCEPTED' || isWaiting(user)),
  undelivered: ({ mailFailed, mailTrouble }) => mailFailed !== undefined || mailTrouble !== undefined,
};

export const cohortOf = (shown: Shown): Cohort | undefined => cohorts.find((cohort) => cohort === shown);

/** `today` is YYYY-MM-DD. */
export const isShown = (shown: Shown, today: string): ((user: Member) => boolean) => {
  const cohort = cohortOf(shown);
  return cohort ? (user) => isInCohort(cohort, user, today) : byNotice[shown as Exclude<Shown, Cohort>];
};

export const facets = ['school', 'year', 'domain', 'end'] as const;
export type Facet = (typeof facets)[number];
/** An empty facet filters nothing. */
export type MemberFilters = { show: Shown } & Record<Facet, string>;

/** An unknown kind shows everybody. */
export const filtersFrom = (params: URLSearchParams): MemberFilters => {
  const facet = (name: Facet) => params.get(name) ?? '';
  return {
    show: shownKinds.find((kind) => kind === params.get('show')) ?? 'all',
    ...{ school: facet('school'), year: facet('year'), domain: facet('domain'), end: facet('end') },
  };
};

export const yearOf = ({ doctorateStart, estimatedEndDate }: Member, today: string): number | undefined =>
  doctoralYear(doctorateStart, estimatedEndDate, today)?.current;

/** Null when the member gave no such fact. */
const facetOf = (user: Member, facet: Facet, today: string): string | null => {
  if (facet === 'school') return user.doctoralSchool;
  if (facet === 'domain') return user.researchDomain;
  if (facet === 'end') return user.estimatedEndDate?.slice(0, 4) ?? null;
  return yearOf(user, today)?.toString() ?? null;
};

export const isListed = (filters: MemberFilters, today: string): ((user: Member) => boolean) => {
  const fits = isShown(filters.show, today);
  const chosen = facets.filter((facet) => filters[facet] !== '');
  return (user) => fits(user) && chosen.every((facet) => facetOf(user, facet, today) === filters[facet]);
};

/** Counts the members that each value would leave beside the other filters; the chosen value is kept with none. */
export const countsOf = (
  users: readonly Member[],
  filters: MemberFilters,
  facet: Facet,
  today: string,
): ReadonlyMap<string, number> => {
  const counts = new Map(filters[facet] === '' ? [] : [[filters[facet], 0]]);
  for (const user of users.filter(isListed({ ...filters, [facet]: '' }, today))) {
    const value = facetOf(user, facet, today);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

export const chosenCount = ({ show, ...rest }: MemberFilters): number =>
  Number(show !== 'all') + facets.filter((facet) => rest[facet] !== '').length;
