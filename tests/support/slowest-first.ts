import { BaseSequencer, type TestSpecification } from 'vitest/node';

const slow = [
  ...['rights', 'rights-ids', 'rights-refusals', 'rights-bodies', 'fuzz', 'attacks'],
  ...['costs', 'bundles', 'faults', 'demonstration', 'runner', 'guide', 'product'],
  ...['retention', 'task-crashes-own', 'task-crashes-imports', 'task-crashes', 'directory-crashes', 'move-crashes'],
].map((name) => `/${name}.test.ts`);

/** So that none ends late. A fresh clone has no recorded durations. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => slow.some((end) => moduleId.endsWith(end));
    return (await super.sort(files)).toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}
