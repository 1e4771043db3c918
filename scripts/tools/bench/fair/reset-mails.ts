import { watch } from 'node:fs';
import { commit } from '#functions/data/kernel/commit.ts';
import { claimAddressChange } from '#functions/data/people/email-claims.ts';
import { buildUser } from '#tests/support/factories.ts';

const longestMs = 60_000;

/**
 * Milliseconds from the request of a link to the arrival of its mail, one after another, each for somebody else of that
 * university. Throws when a mail does not arrive within a minute.
 */
export const timeResets = async (university: { id: string }, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const { id, email } = await buildUser({ university });
    await commit([claimAddressChange(email, id)], { now: new Date() });
    const arrivals = watch(process.env.THESEE_MAIL ?? '', { signal: AbortSignal.timeout(longestMs) });
    const startedAt = performance.now();
    const arrived = new Promise<number>((told, failed) => {
      arrivals.on('change', (_, name) => {
        if (String(name).endsWith(`-${email}.eml`)) told(performance.now() - startedAt);
      });
      arrivals.on('error', failed);
      arrivals.on('close', () =>
        failed(new Error(`the mail to a person of the bench has not arrived in ${longestMs} ms`)),
      );
    });
    const response = await fetch(`${process.env.THESEE_ORIGIN}/api/v0/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!response.ok) throw new Error(`a link was refused with ${response.status}`);
    times.push(await arrived);
    arrivals.close();
  }
  return times;
};
