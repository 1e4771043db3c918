import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect } from 'vitest';
import { Mails, mailIdFor, parkedOf, parkedSortOf } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { commands } from '#scripts/operations/operator/commands.ts';
import { carryOut, type Plan } from '#scripts/operations/operator/plan.ts';

export const plan = async (name: string, values: Record<string, string> = {}): Promise<Plan> =>
  (await commands[name]?.(values, new Date(), { local: 'main' })) ?? expect.unreachable(`there is no command ${name}`);

export const run = async (name: string, values?: Record<string, string>): Promise<string> => {
  const lines: string[] = [];
  const terminal = { print: (line: string) => lines.push(line), confirm: async () => true };
  await carryOut(await plan(name, values), 'here', terminal);
  return lines.join('\n');
};

export const giveUpMailsTo = async (people: readonly StoredUser[]): Promise<void> => {
  const now = new Date();
  const mails = people.map(({ id }) => mailChange('passwordChanged', { userId: id }, {}, { now, replaces: 'm' }));
  await commit([], { now }, { mails });
  for (const { id, universityId } of people) {
    const mailId = mailIdFor({ userId: id }, 'm');
    const parkedAt = now.toISOString();
    const place = { GSI1PK: parkedOf(universityId), GSI1SK: parkedSortOf(mailId, parkedAt) };
    await Mails.build(UpdateItemCommand)
      .item({ id: mailId, failure: 'MessageRejected', parkedAt, ...place })
      .send();
  }
};
