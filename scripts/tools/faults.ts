import { runParts, vitest } from './run-parts.ts';

/** `npm run faults`: every fault at every call to another service, of each call of the contract and of the long tasks. */
process.env.EVERY_FAULT = 'yes';
process.env.EVERY_CRASH_POINT = 'yes';
runParts([
  vitest('faults', 3_600, ['long'], ['tests/long/fault-sweep.test.ts']),
  vitest('workers', 3_600, ['long'], ['tests/long/task-crashes', 'tests/long/fault-workers.test.ts']),
  vitest('tasks', 3_600, ['functions'], ['tests/functions/task-crashes.test.ts']),
]);
