import { afterAll, vi } from 'vitest';
import { freshTable } from './fresh-table.ts';

// Files of a worker share its process, which is warm after the first, and nothing else: no module, variable, clock or spy.
const variables = { ...process.env };
vi.resetModules();
await import('./seen-calls.ts');
// Test files run beside each other: one must not send, throttle or count what another has just written.
await freshTable();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
});
