import type { ImportantSkill, JobExplanation } from '#shared/schemas/portfolio.ts';
import type { TriedAnswer } from './input.ts';
import { inHalves } from './job-reasons.ts';

const most = { missing: 3, unrated: 2, tried: 10 } as const;

type Asked = Pick<ImportantSkill, 'value' | 'importance'> & { id: string };

const skillsOf = ({
  parts,
  mostImportantSkills,
  distinctiveSkills,
}: Pick<JobExplanation, 'parts' | 'mostImportantSkills' | 'distinctiveSkills'>): Asked[] => {
  const named = [...mostImportantSkills, ...distinctiveSkills].map(({ SkillId: id, ...rest }) => ({ id, ...rest }));
  const rated = parts.flatMap(({ kind, id, ...rest }) => (kind === 'skill' && id !== null ? [{ id, ...rest }] : []));
  return [...new Map([...named, ...rated].map((skill) => [skill.id, skill])).values()];
};

const asksMuch = 2.5;

/** A job asks at least a point more than the candidate's rating, and asks much. */
export const isMissing = ({ value, importance }: { value: number; importance: number }): boolean =>
  importance >= asksMuch && inHalves(importance) - value >= 1;

/** The widest gaps first. */
export const missingSkills = (explanation: Parameters<typeof skillsOf>[0]): (Asked & { value: number })[] =>
  skillsOf(explanation)
    .flatMap(({ value, ...rest }) => (value === null ? [] : [{ value, ...rest }]))
    .filter(isMissing)
    .sort((a, b) => b.importance - b.value - (a.importance - a.value))
    .slice(0, most.missing);

/** Lists the most important first. */
export const unratedSkills = (explanation: Parameters<typeof skillsOf>[0]): Asked[] =>
  skillsOf(explanation)
    .filter(({ value, importance }) => value === null && importance >= asksMuch)
    .sort((a, b) => b.importance - a.importance)
    .slice(0, most.unrated);

export type Movable = TriedAnswer & { kind: 'skill' | 'activity' };

/** Lists missing and unrated skills first, then the largest contributions. */
export const movableAnswers = (explanation: Parameters<typeof skillsOf>[0]): Movable[] => {
  const flags = new Map(explanation.parts.map(({ id, importantFlag }) => [id, importantFlag]));
  const worked = [...missingSkills(explanation), ...unratedSkills(explanation)].map(
    ({ id, value }): Movable => ({ kind: 'skill', id, value, importantFlag: flags.get(id) ?? null }),
  );
  const weighty = explanation.parts.flatMap(({ kind, id, value, importantFlag }): Movable[] =>
    id !== null && (kind === 'skill' || kind === 'activity') ? [{ kind, id, value, importantFlag }] : [],
  );
  return [...new Map([...worked, ...weighty].map((one) => [one.id, one])).values()].slice(0, most.tried);
};

/** An answer that equals the candidate's own is removed. */
export const triedWith = (tried: readonly TriedAnswer[], answer: TriedAnswer, own: TriedAnswer): TriedAnswer[] => {
  const others = tried.filter(({ id }) => id !== answer.id);
  const isOwn = answer.value === own.value && answer.importantFlag === own.importantFlag;
  return isOwn ? others : [...others, answer];
};

/**
 * The skill with the widest gap, among those that the job asks for more than other jobs do if there are any: raising
 * another one may bring other jobs closer. It is tried at what the job asks for.
 */
export const movingAnswer = (
  explanation: Parameters<typeof skillsOf>[0],
): { own: Movable; tried: TriedAnswer } | undefined => {
  const askedMore = new Set(
    explanation.parts.flatMap(({ id, importance, usualImportance }) => (importance > usualImportance ? id : [])),
  );
  const missing = missingSkills(explanation);
  const skill = missing.find(({ id }) => askedMore.has(id)) ?? missing[0];
  if (!skill) return undefined;
  const { id, value, importance } = skill;
  const importantFlag = explanation.parts.find((part) => part.id === id)?.importantFlag ?? null;
  const tried = { id, value: Math.ceil(inHalves(importance)), importantFlag };
  return { own: { kind: 'skill', id, value, importantFlag }, tried };
};
