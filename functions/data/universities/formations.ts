import type { FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Formations } from '#functions/data/entities/formation.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { findRecord, type Given, newRecord } from '#functions/data/kernel/records.ts';
import { AppError } from '#shared/errors.ts';
import { formationCounted } from './counts.ts';

export type StoredFormation = FormattedItem<typeof Formations>;
/** A course and a skill that it strengthens. */
type Place = { id: string; skillId: string };

/** How often a change of what is counted is made anew when another one came first. */
const attempts = 5;

const isThere = { attr: 'id', exists: true } as const;

/** The course of that id as it is after the last write; throws `not_found`. */
export const findFormation = async (id: string): Promise<StoredFormation> => found(await findRecord(Formations, id));

/** Adds a course; gives it as it is answered, which is kept for a repeated call. */
export const createFormation = async <T>(
  given: Given<InputItem<typeof Formations>>,
  context: WriteContext,
  replyOf: (formation: StoredFormation) => T,
): Promise<T> => {
  const { put, record } = newRecord(Formations, given);
  const reply = replyOf(record);
  await commit([put, ...formationCounted(record.universityId, null, record, context.now)], context, { reply });
  return reply;
};

/** On which side of so many skills a course is, so that what is counted of it is as it was when it was read. */
const counted = ({ strengths }: StoredFormation, most: 0 | 1) =>
  Object.keys(strengths).length > most
    ? ({ size: 'strengths', gt: most } as const)
    : ({ size: 'strengths', lte: most } as const);

/**
 * Changes a course as it is now, and once more when what is counted of it has changed at the same moment. `attempt` says whether it
 * was done, null when there is nothing to do. Throws `not_found`.
 */
const settled = async (
  id: string,
  attempt: (formation: StoredFormation) => Promise<boolean | null>,
): Promise<boolean> => {
  for (let count = 0; count < attempts; count += 1) {
    const isDone = await attempt(await findFormation(id));
    if (isDone !== false) return isDone === true;
  }
  throw new AppError('conflict');
};

/** Deletes a course; throws `not_found` when it is gone already. */
export const removeFormation = async (id: string, context: WriteContext): Promise<void> => {
  await settled(id, (formation) => {
    const removal = Formations.build(DeleteTransaction)
      .key({ id })
      .options({ condition: { and: [isThere, counted(formation, 0)] } });
    return commit([removal, ...formationCounted(formation.universityId, formation, null, context.now)], context, {
      details: { name: formation.title },
    });
  });
};

const written = ({ id, skillId }: Place, value: number | ReturnType<typeof $remove>) =>
  Formations.build(UpdateTransaction).item({ id, strengths: { [skillId]: value } });

const has = (skillId: string, exists: boolean) => ({ attr: `strengths['${skillId}']`, exists }) as const;

/** Says how much a course strengthens a skill of its skills; false when it is none of them. */
export const changeStrength = async (place: Place, value: number, context: WriteContext): Promise<boolean> => {
  const { [place.skillId]: before } = (await findFormation(place.id)).strengths;
  const update = written(place, value).options({ condition: { and: [isThere, has(place.skillId, true)] } });
  const details = { ...(before !== undefined && { from: String(before) }), to: String(value) };
  return commit([update], context, { fields: ['value'], details });
};

/** Adds a skill to those of a course, and keeps the reply for a repeated call; false when it is there already. */
export const addStrength = (place: Place, value: number, context: WriteContext, reply: unknown): Promise<boolean> => {
  const { id, skillId } = place;
  return settled(id, async (before) => {
    if (Object.hasOwn(before.strengths, skillId)) return null;
    const condition = { and: [isThere, has(skillId, false), counted(before, 0)] };
    const after = { strengths: { ...before.strengths, [skillId]: value } };
    const counts = formationCounted(before.universityId, before, after, context.now);
    return commit([written(place, value).options({ condition }), ...counts], context, {
      fields: ['value'],
      details: { to: String(value) },
      reply,
    });
  });
};

/** Takes a skill from those of a course; false when it is none of them. */
export const removeStrength = (place: Place, context: WriteContext): Promise<boolean> => {
  const { id, skillId } = place;
  return settled(id, async (before) => {
    const { [skillId]: value, ...strengths } = before.strengths;
    if (value === undefined) return null;
    const condition = { and: [isThere, has(skillId, true), counted(before, 1)] };
    const counts = formationCounted(before.universityId, before, { strengths }, context.now);
    return commit([written(place, $remove()).options({ condition }), ...counts], context, {
      fields: ['value'],
      details: { from: String(value) },
    });
  });
};
