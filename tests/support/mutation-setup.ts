import fc, { type IRawProperty, type Parameters } from 'fast-check';
import { vi } from 'vitest';

// The same cases in every run, so that scores are comparable; counterexamples need no shrinking.
fc.configureGlobal({ seed: 20, endOnFailure: true });

const mostRuns = 25;

// Few cases decide whether a mutant survives; hundreds for each of hundreds of mutants would take hours.
vi.mock('fast-check', async (original) => {
  const module = await original<typeof import('fast-check')>();
  const assert = <T>(property: IRawProperty<T>, given: Parameters<T> = {}) =>
    module.assert(property, { ...given, numRuns: Math.min(mostRuns, given.numRuns ?? mostRuns) });
  return { ...module, assert, default: { ...module.default, assert } };
});
