import { afterAll, vi } from 'vitest';

// A worker's test files share a process, to avoid cold starts, but no modules, environment, clock or spies.
const variables = { ...process.env };
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
});
