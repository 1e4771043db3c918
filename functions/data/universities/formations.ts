import type { FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Formations } from '#functions/data/entities/formation.ts';
import { type Change, deleteChange, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord, type Given, newRecord } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { AppError } from '#shared/errors.ts';
import { formationCountsChanges } from './counts.ts';

export type StoredFormation = FormattedItem<typeof Formations>;
type Place = { id: string; skillId: string };

const maxAttempts = 5;

/** Strongly consistent; throws `not_found`. */
export const getFormation = async (id: string): Promise<StoredFormation> =>
  requireFound(await findRecord(Formations, id));

export const createFormation = async <T>(
  given: Given<InputItem<typeof Formations>>,
  context: WriteContext,
  replyOf: (formation: StoredFormation) => T,
): Promise<T> => {
  const { put, record } = newRecord(Formations, given);
  const reply = replyOf(record);
  await commit([put, ...formationCountsChanges(record.universityId, null, record, context.now)], context, { reply });
  return reply;
};

/** Condition: the course still has (or still lacks) more than `most` skills, so the university's counters stay right. */
const sameSize = ({ strengths }: StoredFormation, most: 0 | 1) =>
  Object.keys(strengths).length > most
    ? ({ size: 'strengths', gt: most } as const)
    : ({ size: 'strengths', lte: most } as const);

/**
 * Retries with the current course until `attempt` does not return false; null means nothing to do. Throws `not_found`,
 * `conflict`.
 */
const retryChanged = async (
  id: string,
  attempt: (formation: StoredFormation) => Promise<boolean | null>,
): Promise<boolean> => {
  for (let count = 0; count < maxAttempts; count += 1) {
    const isDone = await attempt(await getFormation(id));
    if (isDone !== false) return isDone === true;
  }
  throw new AppError('conflict');
};

/** Throws `not_found`. */
export const removeFormation = async (id: string, context: WriteContext): Promise<void> => {
  await retryChanged(id, (formation) => {
    const removal = deleteChange(Formations, { id }, isThere, sameSize(formation, 0));
    return commit([removal, ...formationCountsChanges(formation.universityId, formation, null, context.now)], context, {
      details: { name: formation.title },
    });
  });
};

const strengthChange = (
  { id, skillId }: Place,
  value: number | ReturnType<typeof $remove>,
  ...conditions: Condition<typeof Formations>[]
): Change => updateChange(Formations, { id, strengths: { [skillId]: value } }, isThere, ...conditions);

const hasSkill = (skillId: string, exists: boolean) => ({ attr: `strengths['${skillId}']`, exists }) as const;

/** False if the course does not have the skill. */
export const changeStrength = async (place: Place, value: number, context: WriteContext): Promise<boolean> => {
  const { [place.skillId]: before } = (await getFormation(place.id)).strengths;
  const update = strengthChange(place, value, hasSkill(place.skillId, true));
  const details = { ...(before !== undefined && { from: String(before) }), to: String(value) };
  return commit([update], context, { fields: ['value'], details });
};

/** Stores the reply for a retry. False if the course has the skill already. */
export const addStrength = (place: Place, value: number, context: WriteContext, reply: unknown): Promise<boolean> => {
  const { id, skillId } = place;
  return retryChanged(id, async (before) => {
    if (Object.hasOwn(before.strengths, skillId)) return null;
    const change = strengthChange(place, value, hasSkill(skillId, false), sameSize(before, 0));
    const after = { strengths: { ...before.strengths, [skillId]: value } };
    const counts = formationCountsChanges(before.universityId, before, after, context.now);
    return commit([change, ...counts], context, {
      fields: ['value'],
      details: { to: String(value) },
      reply,
    });
  });
};

/** False if the course does not have the skill. */
export const removeStrength = (place: Place, context: WriteContext): Promise<boolean> => {
  const { id, skillId } = place;
  return retryChanged(id, async (before) => {
    const { [skillId]: value, ...strengths } = before.strengths;
    if (value === undefined) return null;
    const change = strengthChange(place, $remove(), hasSkill(skillId, true), sameSize(before, 1));
    const counts = formationCountsChanges(before.universityId, before, { strengths }, context.now);
    return commit([change, ...counts], context, {
      fields: ['value'],
      details: { from: String(value) },
    });
  });
};
