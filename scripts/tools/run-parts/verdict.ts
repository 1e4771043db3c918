import type { Outcome } from './reports.ts';
import { missingSentence } from './tools.ts';

const isUnasked = ({ state, missingTool }: Outcome): boolean => state === 'skipped' && missingTool !== undefined;

/** Also true for a skipped test, unless its tool is missing. */
export const isWrong = (outcome: Outcome): boolean =>
  outcome.state === 'failed' || (outcome.state === 'skipped' && !isUnasked(outcome));

/** False when a part failed without a failed test: it died before its report. */
export const isTold = (outcomes: readonly Outcome[], isOk: boolean): boolean =>
  outcomes.length > 0 && (isOk || outcomes.some(isWrong));

export const notPassed = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter((outcome) => isWrong(outcome) || isUnasked(outcome))
    .map(({ state, path, title, missingTool }) => {
      const why = missingTool ? ` (${missingSentence(missingTool)})` : '';
      return `${state}: ${path} › ${title}${why}`;
    });

export const lastLine = (outcomes: readonly Outcome[], failed: number): string => {
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const skipped = outcomes.filter(isUnasked).length;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};
