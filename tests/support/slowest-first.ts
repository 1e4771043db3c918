import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more, as `npm test` names them. */
const slow = [
  ...['rights', 'rights-ids', 'rights-refusals', 'rights-bodies', 'fuzz', 'attacks'],
  ...['costs', 'bundles', 'faults', 'demonstration', 'runner', 'guide', 'product'],
].map((name) => `/${name}.test.ts`);

/** Has the files that take the longest begin first: one that begins last keeps the others waiting. A fresh clone knows no durations. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => slow.some((end) => moduleId.endsWith(end));
    return (await super.sort(files)).toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}
