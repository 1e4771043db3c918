import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { buildAccount, newcomer, newEmail, password } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { all, failFrom, newAddress, postFrom, start, statuses, stopClock, textOf } from '#tests/support/throttled.ts';

stopClock();

describe('five mails of a kind an hour', () => {
  const reset = 'Choisissez un nouveau mot de passe';
  const known = 'Vous avez déjà un compte';
  const countOf = async (email: string, kind: string) =>
    (await receivedBy(email)).filter(({ subject }) => subject === kind).length;

  test('are sent to one recipient, and the answer does not tell', async () => {
    const { email } = await buildAccount();
    const forget = () => postFrom(newAddress(), 'reset-password', { email: email.toUpperCase() });
    expect(await statuses(7, forget)).toEqual(all(7, 204));
    expect(await countOf(email, reset)).toBe(5);

    const other = await buildAccount();
    await postFrom(newAddress(), 'reset-password', { email: other.email });
    expect(await countOf(other.email, reset)).toBe(1);
    vi.setSystemTime(start + 54 * 60_000);
    await forget();
    expect(await countOf(email, reset)).toBe(5);
    vi.setSystemTime(start + 55 * 60_000);
    await forget();
    expect(await countOf(email, reset)).toBe(6);
  });

  test('of one kind leave all others untouched: nobody can use up another person’s reset link', async () => {
    const { email } = await buildAccount();
    const body = { ...(await newcomer()), email };
    const take = () => postFrom(newAddress(), 'register', body);
    const told = await textOf(await take());
    expect(await statuses(5, take)).toEqual(all(5, 409));
    expect(await textOf(await take())).toBe(told);
    expect(await countOf(email, known)).toBe(5);
    await postFrom(newAddress(), 'reset-password', { email });
    expect(await countOf(email, reset)).toBe(1);
  });

  test('that were refused wait, and are counted again when they are sent', async () => {
    const { email, id: userId } = await buildAccount();
    const now = new Date();
    const mails = Array.from({ length: 12 }, () => mailChange('passwordChanged', { userId }, {}, { now }));
    await commit([], { now }, { mails });
    const received = async (minutes: number) => {
      vi.setSystemTime(start + minutes * 60_000);
      return (await receivedBy(email)).length;
    };
    expect(await received(0)).toBe(5);
    expect(await received(61)).toBe(10);
    expect(await received(122)).toBe(12);
  });

  test('go to an address that somebody wants to have, whoever asks', async () => {
    const email = newEmail();
    const ask = async () => (await as(await buildAccount())).auth.changeEmail({ body: { email, password } });
    await Promise.all(Array.from({ length: 7 }, ask));
    expect(await receivedBy(email)).toHaveLength(5);
  });
});

test('a count tells neither who nor from where, and ends with its window', async () => {
  const [email, here] = [newEmail(), newAddress()];
  await failFrom(here, email);
  const pages = paginateScan(
    { client: new DynamoDBClient() },
    {
      TableName: process.env.TABLE_NAME,
      FilterExpression: 'begins_with(PK, :throttle)',
      ExpressionAttributeValues: { ':throttle': { S: 'THROTTLE#' } },
    },
  );
  const counts: Record<string, AttributeValue>[] = [];
  for await (const { Items = [] } of pages) counts.push(...Items);
  const text = JSON.stringify(counts).toLowerCase();
  expect(text).not.toContain(email.toLowerCase());
  expect(text).not.toContain(here);
  const ofNow = counts.filter(
    ({ PK, endsAt }) => PK?.S?.includes('failuresOnNetwork') && endsAt?.N === String(start / 1000 + 600),
  );
  expect(ofNow.length).toBeGreaterThan(0);
  for (const { ttl, endsAt } of counts) expect(ttl?.N).toBe(endsAt?.N);
});
