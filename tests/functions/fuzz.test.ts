import { expect, test, vi } from 'vitest';
import { findUser } from '#functions/data/people/users.ts';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { fuzz } from '#tests/fuzz/run.ts';
import { peopleFor } from '#tests/rights/people.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { invoke } from '#tests/support/invoke.ts';

const cases = Number(process.env.FUZZ_CASES ?? 150);
// A fixed seed repeats the same cases; `npm run fuzz` looks for new ones.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const again = `FUZZ_SEED=${seed} FUZZ_CASES=${cases}`;
/** `npm run fuzz` plays as many. */
const wholeCases = 50_000;
const tooLong = 3_600_000;

test(
  'whatever follows from the contract is answered as it says: good data accepted, bad data refused',
  async () => {
    // One line per case would be too many.
    vi.spyOn(console, 'log').mockReturnValue();
    const tallies = await fuzz(cases, seed);
    const sum = (part: 'accepted' | 'refused') => [...tallies.values()].reduce((all, tally) => all + tally[part], 0);
    const [accepted, refused] = [sum('accepted'), sum('refused')];
    process.stdout.write(`fuzz: ${accepted} accepted, ${refused} refused; the same again: ${again}\n`);
    const surprises = [...tallies.values()].flatMap((tally) => tally.surprises);
    if (cases >= wholeCases) noteFigures('fuzz', { cases: accepted + refused, surprises: surprises.length });
    expect(surprises.slice(0, 40), again).toEqual([]);

    // A tenth of each call's cases, at most twenty, must be accepted, and as many refused.
    const floor = Math.min(20, Math.floor(cases / tallies.size / 10));
    const thin = [...tallies].filter(([, tally]) => tally.accepted < floor || tally.refused < floor);
    const counts = thin.map(([call, tally]) => [call, tally.accepted, tally.refused]);
    expect(counts, again).toEqual([]);
    expect(accepted / (accepted + refused), again).toBeGreaterThan(0.3);
  },
  tooLong,
);

test('the people of a new table are there, those of another university, too', async () => {
  for (let tables = 0; tables < 2; tables += 1) {
    await freshTable();
    const { join } = await peopleFor('admin of another');
    const { headers, callerId } = await join();
    const person = await findUser(callerId);
    const path = `/api/v0/resources/university/${person?.universityId}`;
    const shared = await invoke(new Request(`http://test${path}`, { headers }));
    expect([shared.status, await shared.text()]).toEqual([200, '[]']);
  }
});
