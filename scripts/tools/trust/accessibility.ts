import type { Outcome } from '../run-parts/reports.ts';
import type { Figures } from './note.ts';

const soundTitle = / is accessible, and nothing in it jumps$/;
const walkTitle = / is walked through in order at \d+ px$/;
/** A scene whose inputs have not changed was sound when it was last looked at. */
const isSound = ({ state }: Outcome): boolean => state === 'passed' || state === 'unchanged';

/** Counts the scenes of a sweep, those that have a finding, and the share of walks in order, in percent. */
export const accessibilityFigures = (outcomes: readonly Outcome[]): Figures => {
  const scenes = outcomes.filter(({ title }) => soundTitle.test(title));
  const walks = outcomes.filter(({ title }) => walkTitle.test(title));
  return {
    scenes: scenes.length,
    violations: scenes.filter((scene) => !isSound(scene)).length,
    keyboardWalk: walks.length > 0 ? Math.floor((100 * walks.filter(isSound).length) / walks.length) : 0,
  };
};
