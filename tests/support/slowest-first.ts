import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** `move-writers`: the engine looks through the streams of all tables for each change, and crash tests leave many. */
const slow = [
  ...['rights', 'rights-ids', 'rights-refusals', 'rights-bodies', 'fuzz', 'attacks'],
  ...['costs', 'bundles', 'faults', 'demonstration', 'runner', 'guide', 'product', 'move-writers'],
].map((name) => `/${name}.test.ts`);

/** So that none ends late. A fresh clone has no recorded durations. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => slow.some((end) => moduleId.endsWith(end));
    return (await super.sort(files)).toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}
