import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The report that a tool writes of its run. */
export type Report = { tool: 'vitest' | 'playwright'; file: string };

/** A test of a run: the file that holds it, from the root, its own title, and what became of it. */
export type Outcome = { path: string; title: string; state: 'passed' | 'failed' | 'skipped' };

const assertion = z.object({ title: z.string(), status: z.string() });
const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertion) })),
});

const spec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });
type Suite = { file: string; specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const fromRoot = (path: string): string => relative(resolve('.'), path);

const ofVitest = (content: unknown): Outcome[] =>
  z.parse(vitestReport, content).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => {
      const state = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { path: fromRoot(name), title, state };
    }),
  );

/** Of a test that succeeded at its second try, too, it is said that it failed: there are no retries. */
const playwrightStates: Record<string, Outcome['state']> = { expected: 'passed', skipped: 'skipped' };

const ofSuite = (path: string, { specs, suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ path, title, state: playwrightStates[status] ?? 'failed' })),
  ),
  ...suites.flatMap((inner) => ofSuite(path, inner)),
];

const ofPlaywright = (content: unknown): Outcome[] => {
  const { config, suites } = z.parse(playwrightReport, content);
  // The outermost suite is the file that asked for a test, whichever declares it.
  return suites.flatMap((one) => ofSuite(fromRoot(resolve(config.rootDir, one.file)), one));
};

/** The tests of a run; none when its tool ended before it could report. */
export const outcomesOf = ({ tool, file }: Report): Outcome[] => {
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return tool === 'vitest' ? ofVitest(content) : ofPlaywright(content);
};
