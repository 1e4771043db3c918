import type { ImportantSkill, JobExplanation } from '#shared/schemas/portfolio.ts';
import { inHalves } from './job-reasons.ts';

/** So many skills to work on are told, skills to rate, and answers to try. */
const most = { missing: 3, unrated: 2, tried: 10 } as const;

type Asked = Pick<ImportantSkill, 'value' | 'importance'> & { id: string };

/** Every skill that an explanation tells of, once. */
const skillsOf = ({
  parts,
  mostImportantSkills,
  distinctiveSkills,
}: Pick<JobExplanation, 'parts' | 'mostImportantSkills' | 'distinctiveSkills'>): Asked[] => {
  const told = [...mostImportantSkills, ...distinctiveSkills].map(({ SkillId: id, ...rest }) => ({ id, ...rest }));
  const rated = parts.flatMap(({ kind, id, ...rest }) => (kind === 'skill' && id !== null ? [{ id, ...rest }] : []));
  return [...new Map([...told, ...rated].map((skill) => [skill.id, skill])).values()];
};

/** Where a job asks that much, a skill is worth a word. */
const asksMuch = 2.5;

/** The skills of which a job asks clearly more than one has, the widest gaps first. */
export const missingSkills = (explanation: Parameters<typeof skillsOf>[0]): (Asked & { value: number })[] =>
  skillsOf(explanation)
    .flatMap(({ value, ...rest }) => (value === null ? [] : [{ value, ...rest }]))
    .filter(({ value, importance }) => importance >= asksMuch && inHalves(importance) - value >= 1)
    .sort((a, b) => b.importance - b.value - (a.importance - a.value))
    .slice(0, most.missing);

/** The skills that a job asks much of and that were not rated: nobody knows whether they are missing. */
export const unratedSkills = (explanation: Parameters<typeof skillsOf>[0]): Asked[] =>
  skillsOf(explanation)
    .filter(({ value, importance }) => value === null && importance >= asksMuch)
    .sort((a, b) => b.importance - a.importance)
    .slice(0, most.unrated);

/** An answer as it is tried: of a skill or an activity. */
export type TriedAnswer = { id: string; value: number | null; importantFlag: boolean | null };
export type Movable = TriedAnswer & { kind: 'skill' | 'activity' };

/** The answers that weigh most in a job's place, those first that might be worked on. */
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

/** What is tried once that answer is moved, too; back where one's own is, it is tried no more. */
export const triedWith = (tried: readonly TriedAnswer[], answer: TriedAnswer, own: TriedAnswer): TriedAnswer[] => {
  const others = tried.filter(({ id }) => id !== answer.id);
  const isOwn = answer.value === own.value && answer.importantFlag === own.importantFlag;
  return isOwn ? others : [...others, answer];
};
