import { gaussian, randomNumbers } from './random.ts';

/** Row-major. */
export type Square = Float64Array;

/** Cholesky factor L of a covariance, L·Lᵀ. A pivot near 0 (two jobs alike, or a rounding error) becomes 0. */
const choleskyOf = (covariance: Square, size: number): Square => {
  const triangle = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k <= i; k += 1) {
      let rest = covariance[i * size + k] ?? 0;
      for (let n = 0; n < k; n += 1) rest -= (triangle[i * size + n] ?? 0) * (triangle[k * size + n] ?? 0);
      const pivot = k === i ? Math.sqrt(Math.max(0, rest)) : (triangle[k * size + k] ?? 0);
      triangle[i * size + k] = pivot > 1e-9 ? rest / pivot : 0;
    }
  }
  return triangle;
};

const pointCount = 512;
let points = new Float64Array();
/** Fixed seed. `sharesAmong` also uses each point's mirror image (antithetic sampling). */
const normalPoints = (dimensions: number): Float64Array => {
  if (points.length < pointCount * dimensions) {
    const random = randomNumbers(1);
    points = Float64Array.from({ length: pointCount * dimensions }, () => gaussian(random));
  }
  return points;
};

/** Equal scores keep their order. */
const counter = (first: number, size: number) => {
  const counts = new Uint32Array(size);
  const known = Math.min(first, size);
  const best = new Uint32Array(known + 1);
  const add = (scores: Float64Array): void => {
    for (let j = 0; j < size; j += 1) {
      const score = scores[j] ?? 0;
      let at = Math.min(j, known);
      for (; at > 0 && score > (scores[best[at - 1] ?? 0] ?? 0); at -= 1) best[at] = best[at - 1] ?? 0;
      best[at] = j;
    }
    for (let n = 0; n < known; n += 1) counts[best[n] ?? 0] = (counts[best[n] ?? 0] ?? 0) + 1;
  };
  return { counts, add };
};

/**
 * Returns the probability of being among the `first` largest. Reads only the covariance's lower triangle.
 * Deterministic.
 */
export const sharesAmong = (first: number, means: readonly number[], covariance: Square): number[] => {
  const size = means.length;
  const triangle = choleskyOf(covariance, size);
  const drawn = normalPoints(size);
  const { counts, add } = counter(first, size);
  const [above, below] = [new Float64Array(size), new Float64Array(size)];
  for (let point = 0; point < pointCount; point += 1) {
    for (let j = 0; j < size; j += 1) {
      let offset = 0;
      for (let k = 0; k <= j; k += 1) offset += (triangle[j * size + k] ?? 0) * (drawn[point * size + k] ?? 0);
      above[j] = (means[j] ?? 0) + offset;
      below[j] = (means[j] ?? 0) - offset;
    }
    add(above);
    add(below);
  }
  return [...counts].map((count) => count / (2 * pointCount));
};
