import type { RatingKind } from '../lists.ts';
import { isAnswered, type Row, skillsNeeded } from './assessment-progress.ts';

export type GuidedRow = Row & { readonly id: string; readonly importantFlag: boolean | null };
export type GuidedRows<R extends GuidedRow = GuidedRow> = Readonly<Record<RatingKind, readonly R[]>>;

/** Skills rank jobs and activities refine the ranking; values and the RNCP change no rank and come last. */
export const guidedKinds = ['skill', 'activity', 'value', 'rncp'] as const satisfies readonly RatingKind[];

const byCategory = <R extends Row>(rows: readonly R[]): R[] => rows.toSorted((a, b) => a.category - b.category);

/**
 * Returns the skills that lead to first suggestions soonest: one of each category without a rating, then evenly from
 * all categories. Stable: answering one never changes the rest.
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

/** Returns the unanswered rows; postponed ones (`putOff`, ids) come last. */
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

/** `short` means too few answers, `flat` that all are alike. */
export const matchStanding = ({ skill, activity }: GuidedRows): 'short' | 'flat' | 'ready' => {
  if (skillsNeeded(skill).missing > 0) return 'short';
  return areAlike(skill) && areAlike(activity) ? 'flat' : 'ready';
};

/** `total` and `left` count the answers that the goal needs. */
type GuidedStage = { goal: 'jobs' | RatingKind; total: number; left: number };

/** Null when everything is answered. */
export const guidedStage = (rows: GuidedRows): GuidedStage | null => {
  const { missing, needed } = skillsNeeded(rows.skill);
  if (missing > 0) return { goal: 'jobs', total: Math.max(needed, missing), left: missing };
  const leftOf = (kind: RatingKind) => rows[kind].filter((row) => !isAnswered(row)).length;
  const goal = guidedKinds.find((kind) => leftOf(kind) > 0);
  return goal ? { goal, total: rows[goal].length, left: leftOf(goal) } : null;
};

/**
 * Reading a name and a definition, 14 words, takes 4 s at 238 words a minute (Brysbaert 2019, doi
 * 10.1016/j.jml.2019.104047). The time to choose is estimated; no candidates were measured.
 */
const secondsPerAnswer = 15;

export const minutesFor = (answers: number): number => Math.ceil((answers * secondsPerAnswer) / 60);
