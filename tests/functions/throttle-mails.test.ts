import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { buildAccount, newcomer, newEmail } from '#tests/support/accounts.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { all, failFrom, newAddress, postFrom, start, statuses, stopClock, textOf } from '#tests/support/throttled.ts';

stopClock();

describe('five mails an hour', () => {
  test('are sent to one recipient, whatever asks for them, and the answer does not tell', async () => {
    const { email } = await buildAccount();
    const body = { ...(await newcomer()), email: email.toUpperCase() };
    const forget = () => postFrom(newAddress(), 'reset-password', { email });
    const take = () => postFrom(newAddress(), 'register', body);

    expect(await statuses(3, forget)).toEqual(all(3, 204));
    const told = await take();
    expect(told.status).toBe(409);
    expect((await take()).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(5);

    expect((await forget()).status).toBe(204);
    const silent = await take();
    expect([silent.status, await textOf(silent)]).toEqual([409, await textOf(told)]);
    expect(await mailsTo(email)).toHaveLength(5);

    const other = await buildAccount();
    await postFrom(newAddress(), 'reset-password', { email: other.email });
    expect(await mailsTo(other.email)).toHaveLength(1);
    vi.setSystemTime(start + 54 * 60_000);
    await forget();
    expect(await mailsTo(email)).toHaveLength(5);
    vi.setSystemTime(start + 55 * 60_000);
    await forget();
    expect(await mailsTo(email)).toHaveLength(6);
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
    ({ PK, endsAt }) => PK?.S?.includes('failedLogins') && endsAt?.N === String(start / 1000 + 600),
  );
  expect(ofNow.length).toBeGreaterThan(0);
  for (const { ttl, endsAt } of counts) expect(ttl?.N).toBe(endsAt?.N);
});
