import { publicCvOf } from '#functions/data/entities/cv.ts';
import { linksOf } from '#functions/data/entities/link.ts';
import { renewalsOf } from '#functions/data/entities/session.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { removeArchivesOf, removeDocumentsOf, removePicture } from '#functions/data/files.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { repliesTo } from '#functions/data/kernel/entities.ts';
import { sweep, sweepUnread } from '#functions/data/kernel/sweep.ts';
import { removeMailsTo } from '#functions/data/mail/outbox-queue.ts';
import { eraseUser } from '#functions/data/people/erasure.ts';
import { renameAvatar } from '#functions/data/people/rename-avatar.ts';
import { findUser } from '#functions/data/people/users.ts';
import { deleteTaskChange } from '#functions/data/tasks/tasks.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { repeatForStragglers, type Step, type TaskPlan } from './step.ts';

/**
 * Records the erasure outside the table, so that a restore from an older backup can repeat it. The key is the SHA-256
 * of the random id: it reveals nobody but matches the restored record. Idempotent.
 */
const ledger: Step = async ({ subject, createdAt }) => {
  const { PutObjectCommand, filesClient } = await import('#functions/data/on-need/s3.ts');
  const command = new PutObjectCommand({
    Bucket: env('ERASURES_BUCKET'),
    Key: `users/${hashSecret(subject)}`,
    Body: JSON.stringify({ erasedAt: createdAt }),
    ContentType: 'application/json',
  });
  await filesClient.send(command);
  return 'done';
};

const files: Step = async ({ subject, pictureUrl }) => {
  await removePicture(pictureUrl);
  await removeDocumentsOf(subject);
  await removeArchivesOf(subject);
  return 'done';
};

const things: Step = async ({ subject }, context) => {
  const partitions = [userPartition(subject), publicCvOf(subject), repliesTo(subject)];
  const found: boolean[] = [];
  for (const partition of partitions) found.push(await sweep(partition, context));
  return found.includes(true) ? 'more' : 'done';
};

const secrets: Step = async ({ subject }, context) => {
  const found = [await sweepUnread(renewalsOf(subject), context), await sweepUnread(linksOf(subject), context)];
  return found.includes(true) ? 'more' : 'done';
};

const mails: Step = async ({ subject, email = '', universityId }, context) => {
  await removeMailsTo({ id: subject, email, universityId }, context);
  return 'done';
};

const stragglers = repeatForStragglers([files, things, secrets, mails]);

/** The call has already removed the record, the password and the address claim. Only the ledger entry stays. */
export const userDeletion: TaskPlan = {
  steps: { ledger, files, things, secrets, mails, stragglers },
  end: (task) => [deleteTaskChange(task)],
};

/** Gives the public picture a new URL; the call already withdrew everything else that was public. */
const picture: Step = async ({ subject }, context) => {
  const person = await findUser(subject);
  if (person?.leavesAt && person.isPublic) await renameAvatar(subject, context);
  return 'done';
};

const wait: Step = async ({ subject }, { now }) => {
  const leavesAt = (await findUser(subject))?.leavesAt;
  return leavesAt && now.toISOString() < leavesAt ? new Date(leavesAt) : 'done';
};

const erasure: Step = async (task, context) => {
  const person = await findUser(task.subject);
  if (!person?.leavesAt) return 'done';
  const event = auditSecurityChange(
    'account erased',
    person,
    { now: context.now, requestId: task.id },
    { to: 'asked' },
  );
  await eraseUser(person, { ...context, actor: person }, { beside: [event] });
  return 'done';
};

/** The user has a week to cancel the erasure, which removes the task. */
export const departure: TaskPlan = { steps: { picture, wait, erasure }, end: (task) => [deleteTaskChange(task)] };
