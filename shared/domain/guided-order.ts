import type { RatingKind } from '../lists.ts';
import { isAnswered, type Row, skillsNeeded } from './assessment-progress.ts';

/** A row as the guided way asks it. */
export type GuidedRow = Row & { readonly id: string; readonly importantFlag: boolean | null };
export type GuidedRows<R extends GuidedRow = GuidedRow> = Readonly<Record<RatingKind, readonly R[]>>;

/** Skills rank jobs, activities make the ranking surer; values and the RNCP change no rank and come last. */
export const guidedKinds = ['skill', 'activity', 'value', 'rncp'] as const satisfies readonly RatingKind[];

const byCategory = <R extends Row>(rows: readonly R[]): R[] => rows.toSorted((a, b) => a.category - b.category);

/**
 * The shortest way to first jobs: as many skills as are missing; one of each category without a rating, then of each category
 * its share of all skills. An answer never changes which ones are still to come.
 */
const firstSkills = <R extends Row>(skills: readonly R[], open: readonly R[]): ReadonlySet<R> => {
  const chosen = new Set<R>();
  const categories = [...Map.groupBy(byCategory(skills), ({ category }) => category).values()];
  const openIn = (rows: readonly R[]) => rows.find((row) => open.includes(row) && !chosen.has(row));
  const shareOf = (rows: readonly R[]) => rows.filter((row) => isAnswered(row) || chosen.has(row)).length / rows.length;

  const { missing } = skillsNeeded(skills);
  for (const rows of categories.filter((all) => all.every(({ value }) => value === null))) {
    const row = openIn(rows);
    if (row) chosen.add(row);
  }
  while (chosen.size < missing) {
    const [least] = categories.filter(openIn).toSorted((a, b) => shareOf(a) - shareOf(b));
    const row = least && openIn(least);
    if (!row) break;
    chosen.add(row);
  }
  return chosen;
};

/** What has no answer yet, in the order in which it is asked; what was put off, by its id, comes after all else. */
export const guidedOrder = <R extends GuidedRow>(rows: GuidedRows<R>, putOff: readonly string[] = []): R[] => {
  const unanswered = guidedKinds.flatMap((kind) => byCategory(rows[kind].filter((row) => !isAnswered(row))));
  const open = unanswered.filter(({ id }) => !putOff.includes(id));
  const first = firstSkills(rows.skill, open);
  return [
    ...open.filter((row) => first.has(row)),
    ...open.filter((row) => !first.has(row)),
    ...putOff.flatMap((id) => unanswered.find((row) => row.id === id) ?? []),
  ];
};

const areAlike = (rows: readonly GuidedRow[]): boolean =>
  new Set(rows.flatMap(({ value }) => value ?? [])).size <= 1 &&
  rows.every(({ importantFlag }) => importantFlag === null);

/** Whether jobs can be suggested: too few answers, all of them alike, or enough. */
export const matchStanding = ({ skill, activity }: GuidedRows): 'short' | 'flat' | 'ready' => {
  if (skillsNeeded(skill).missing > 0) return 'short';
  return areAlike(skill) && areAlike(activity) ? 'flat' : 'ready';
};

/** What one is on the way to, how many answers lead there, and how many are left of them. */
export type GuidedStage = { goal: 'jobs' | RatingKind; total: number; left: number };

/** The stage one is in; null when everything is answered. */
export const guidedStage = (rows: GuidedRows): GuidedStage | null => {
  const { missing, needed } = skillsNeeded(rows.skill);
  if (missing > 0) return { goal: 'jobs', total: Math.max(needed, missing), left: missing };
  const leftOf = (kind: RatingKind) => rows[kind].filter((row) => !isAnswered(row)).length;
  const goal = guidedKinds.find((kind) => leftOf(kind) > 0);
  return goal ? { goal, total: rows[goal].length, left: leftOf(goal) } : null;
};

/**
 * How long one answer takes. Reading a name and a definition, 14 words, takes 4 s at 238 words a minute (Brysbaert 2019,
 * doi 10.1016/j.jml.2019.104047); the rest is ours, for weighing and choosing: not measured on candidates yet.
 */
const secondsAnAnswer = 15;

/** About how many minutes so many answers take, rounded up. */
export const minutesFor = (answers: number): number => Math.ceil((answers * secondsAnAnswer) / 60);
