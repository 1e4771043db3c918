import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Site, type Strike, sitesOf, strikesOn } from '#tests/support/strikes.ts';
import { inLanes } from './lanes.ts';
import { type Scene, scenes } from './scenes.ts';
import { type Clean, type Finding, type Place, playClean, strike } from './strike.ts';

export type Swept = {
  calls: number;
  sites: number;
  kinds: Set<string>;
  runs: number;
  /** The longest answer and its run, of calls without a print, an import or a file: the shortest of three where one was late. */
  slowest: { ms: number; run: string };
  findings: (Finding & { run: string })[];
};

export type Shot = { site: Site; by: Strike };

type Options = {
  lanes: number;
  eachTable: number;
  only?: readonly Scene[];
  begin?: () => void;
};

/** Calls are answered within three seconds. */
const promisedMs = 3_000;
const mostTries = 3;

/** A read that a warm function keeps in mind is not made in each run. */
const missed = 'the fault hit nothing';

/** `choose` takes from the shots of each call, which count from 0. */
export const sweep = async (
  choose: (shots: readonly Shot[], call: number) => readonly Shot[],
  { only = scenes, begin = () => undefined, ...lanes }: Options,
): Promise<Swept> => {
  const client = new DynamoDBClient();
  const swept: Swept = { calls: 0, sites: 0, kinds: new Set(), runs: 0, slowest: { ms: 0, run: '' }, findings: [] };

  const play = async (scene: Scene, { site, by }: Shot, clean: Clean, place: Place): Promise<void> => {
    const often = by.isForEver ? 'for ever' : 'once';
    const run = `${scene.call}: ${by.kind} ${often} at ${site.operation} ${site.index}`;
    try {
      let { ms, findings } = await strike(scene, site, by, clean, place);
      // A busy machine may be late, and is not late each time.
      for (let tries = 1; !scene.route.takesLong && ms > promisedMs && tries < mostTries; tries += 1) {
        const again = await strike(scene, site, by, clean, place);
        ms = Math.min(ms, again.ms);
        findings = [...findings, ...again.findings];
      }
      if (!scene.route.takesLong && ms > swept.slowest.ms) swept.slowest = { ms, run };
      swept.findings.push(...findings.map((finding) => ({ ...finding, run })));
    } catch (error) {
      if (String(error).includes(missed)) return;
      swept.findings.push({ sort: 'wrong', told: String(error), run });
    }
    swept.runs += 1;
    swept.kinds.add(`${by.kind} ${often}`);
  };

  const sweepCall = async (scene: Scene, number: number, table: string): Promise<void> => {
    const place = { table, client, begin };
    // The first run fills the caches of a warm function.
    await playClean(scene, place);
    const clean = await playClean(scene, place);
    const shots = sitesOf(clean.entries).flatMap((site) => strikesOn(site).map((by): Shot => ({ site, by })));
    const chosen = choose(shots, number);
    swept.calls += 1;
    swept.sites += new Set(chosen.map(({ site }) => site)).size;
    for (const shot of chosen) await play(scene, shot, clean, place);
  };

  await inLanes(lanes, [...only.entries()], ([number, scene], table) => sweepCall(scene, number, table));
  client.destroy();
  return swept;
};
