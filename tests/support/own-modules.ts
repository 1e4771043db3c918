import { afterAll, vi } from 'vitest';

// Files of a worker share its process, which is warm after the first, and nothing else: no module, variable, clock or spy.
const variables = { ...process.env };
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
});
