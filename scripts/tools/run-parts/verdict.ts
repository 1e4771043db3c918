import type { Outcome } from './reports.ts';
import { missingSentence } from './tools.ts';

const isUnasked = ({ state, missingTool }: Outcome): boolean => state === 'skipped' && missingTool !== undefined;

/** True for a test that counts as failed: a skipped one does, too, unless this machine lacks the tool that it asks. */
export const isWrong = (outcome: Outcome): boolean =>
  outcome.state === 'failed' || (outcome.state === 'skipped' && !isUnasked(outcome));

/** True when the tests tell how their part ended; one that failed without a failed test died before it could say. */
export const isTold = (outcomes: readonly Outcome[], isOk: boolean): boolean =>
  outcomes.length > 0 && (isOk || outcomes.some(isWrong));

/** A line for each test that failed or was skipped. */
export const notPassed = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter((outcome) => isWrong(outcome) || isUnasked(outcome))
    .map(({ state, path, title, missingTool }) => {
      const why = missingTool ? ` (${missingSentence(missingTool)})` : '';
      return `${state}: ${path} › ${title}${why}`;
    });

/** The line that ends a run. */
export const lastLine = (outcomes: readonly Outcome[], failed: number): string => {
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const skipped = outcomes.filter(isUnasked).length;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};
