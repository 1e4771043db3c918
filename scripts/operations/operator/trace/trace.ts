import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { userPartition } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { table } from '#functions/data/kernel/table.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import type { Plan } from '#scripts/operations/operator/plan.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { email } from '#shared/schemas/fields.ts';
import { traceReference } from './call.ts';
import type { Logs } from './lines.ts';
import { tracePerson } from './person.ts';
import { tellingWith } from './telling.ts';

/** `item` is its pseudonym in the log; undefined when the item is gone. */
const findItemKey = async (userId: string, item: string): Promise<string | undefined> => {
  const pages = paginateQuery(
    { client: table.getDocumentClient() },
    {
      TableName: table.getName(),
      KeyConditionExpression: 'PK = :person',
      ExpressionAttributeValues: { ':person': userPartition(userId) },
      ProjectionExpression: 'PK, SK',
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) {
    for (const { PK, SK } of Items) {
      // The log's pseudonym covers what follows the kind.
      const [, id = ''] = /^[^#]*#(.+)$/.exec(SK) ?? [];
      if (pseudonym(id) === item) return JSON.stringify({ PK: { S: PK }, SK: { S: SK } });
    }
  }
  return undefined;
};

/** The site shows ten characters; ids of the gateway and of Lambda have at most 36. */
const reference = /^[\w=-]{10,36}$/;
/** CloudFront's ids have 56 characters and are shown whole. */
const edgeReference = /^[\w=-]{37,64}$/;
const minutes: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

/** Periods such as `90m`, `3h` or `2d`; throws CommandError for anything else. */
const startOf = (length: string, now: Date): number => {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(length) ?? [];
  if (!count) throw new CommandError('--since takes a length of time: minutes, hours or days, as in 90m, 3h or 2d.');
  return now.getTime() - Number(count) * (minutes[unit] ?? 0) * 60_000;
};

/** The look-up is audited before anything is read. */
const aboutPerson = async (address: string, since: number, logs: Logs, now: Date): Promise<string[]> => {
  const user = (await findAccount(address))?.user;
  if (!user)
    throw new CommandError('Nobody has that address: see how it is written, or trace the reference that they read.');
  const facts = { universityId: user.universityId ?? null, targets: [user.id] };
  await commit([operatorEntry('operator trace', facts, now)], { now });
  await loadKey('PSEUDONYM_SECRET');
  const asked = { logs, telling: tellingWith(logs.maps), since, now: now.getTime() };
  return tracePerson(pseudonym(user.id), asked, (item) => findItemKey(user.id, item));
};

export const trace = async (
  { about, since }: { about: string; since?: string },
  logs: Logs,
  now: Date,
): Promise<Plan> => {
  const address = email.safeParse(about);
  if (address.success) {
    return { says: await aboutPerson(address.data, startOf(since ?? '1h', now), logs, now), isTold: true };
  }
  if (edgeReference.test(about)) {
    throw new CommandError(
      'This is an id of CloudFront, which answered by itself: none of our logs has it. Ask AWS Support with it, and look in the alarms and on the dashboard whether the API failed at that time.',
    );
  }
  if (!reference.test(about)) {
    throw new CommandError('Name a reference (the ten characters beside a failure, or more of them), or an address.');
  }
  const asked = { logs, telling: tellingWith(logs.maps), since: startOf(since ?? '1d', now), now: now.getTime() };
  return { says: await traceReference(about, asked), isTold: true };
};
