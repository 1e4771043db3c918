import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type ToolName, toolNames } from './tools.ts';

export type Report = { tool: 'vitest' | 'playwright'; file: string };

/**
 * `path` is relative to the root; `fullTitle` includes the groups' titles. `unchanged`: it passed earlier with the same
 * inputs and was not run. A missing tool is why a test was skipped on this machine.
 */
export type Outcome = {
  path: string;
  title: string;
  fullTitle: string;
  state: 'passed' | 'failed' | 'skipped' | 'unchanged';
  seconds: number;
  missingTool?: ToolName | undefined;
};

const assertion = z.object({
  title: z.string(),
  fullName: z.string(),
  status: z.string(),
  duration: z.optional(z.nullable(z.number())),
  meta: z.object({ missingTool: z.optional(z.enum(toolNames)) }),
});
const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertion) })),
});

const playwrightTest = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string() })),
  results: z.array(z.object({ duration: z.number() })),
});
const spec = z.object({ title: z.string(), tests: z.array(playwrightTest) });
type Suite = { title: string; file: string; specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const fromRoot = (path: string): string => relative(resolve('.'), path);

const ofVitest = (content: unknown): Outcome[] =>
  z.parse(vitestReport, content).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, fullName, status, duration, meta: { missingTool } }) => {
      const state = status === 'passed' || status === 'failed' ? status : 'skipped';
      const seconds = (duration ?? 0) / 1000;
      return { path: fromRoot(name), title, fullTitle: fullName, state, seconds, missingTool };
    }),
  );

const stateOf = ({ status, annotations }: z.output<typeof playwrightTest>): Outcome['state'] => {
  if (status === 'skipped') return 'skipped';
  if (status !== 'expected') return 'failed';
  return annotations.some(({ type }) => type === 'unchanged') ? 'unchanged' : 'passed';
};

const ofSuite = (path: string, around: readonly string[], { specs, suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      path,
      title,
      fullTitle: [...around, title].join(' '),
      state: stateOf(test),
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap((inner) => ofSuite(path, [...around, inner.title], inner)),
];

const ofPlaywright = (content: unknown): Outcome[] => {
  const { config, suites } = z.parse(playwrightReport, content);
  // The outermost suite is the test file, whichever file declares the test.
  return suites.flatMap((one) => ofSuite(fromRoot(resolve(config.rootDir, one.file)), [], one));
};

/** Empty when the tool ended before its report. */
export const outcomesOf = ({ tool, file }: Report): Outcome[] => {
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return tool === 'vitest' ? ofVitest(content) : ofPlaywright(content);
};
