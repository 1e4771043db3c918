/** Strengths by position of all skills (or activities); `own` is centred and orthogonal to the common shape, with the norm `spread`. */
export type Shape = { readonly strengths: readonly number[]; readonly own: readonly number[]; readonly spread: number };

/** The vectors must have the same length. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** `dot` for typed arrays, several times faster than one function for both kinds of array. */
export const product = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** For numbers that are not negative; 0 for none. */
export const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Rounds to 1e-9, below which differences are floating-point noise; never -0. */
export const rounded = (x: number): number => Math.round(x * 1e9) / 1e9 + 0;

/** Centred and of length 1, so that the product of two directions is their correlation; null for equal values. */
export const directionOf = (values: Float64Array): Float64Array | null => {
  const middle = values.reduce((a, b) => a + b, 0) / values.length;
  const deviations = values.map((x) => x - middle);
  const length = Math.sqrt(product(deviations, deviations));
  return length > 1e-9 ? deviations.map((x) => x / length) : null;
};

/** Rounds to three decimals, because a reply carries many figures. */
export const shortened = (x: number): number => Number(x.toFixed(3));

const normOf = (values: readonly number[]): number => Math.sqrt(dot(values, values));

const centred = (values: readonly number[]): number[] => {
  const middle = mean(values);
  return values.map((x) => x - middle);
};

/** A spread within the rounding error becomes 0: dividing by it would blow noise up into a score. */
export const shapeOf = (strengths: readonly number[], common: readonly number[]): Shape => {
  const deviations = centred(strengths);
  const axis = centred(common);
  const length = dot(axis, axis);
  const share = length > 1e-18 * dot(common, common) ? dot(deviations, axis) / length : 0;
  const own = deviations.map((x, i) => x - share * (axis[i] ?? 0));
  const spread = normOf(own);
  return { strengths, own, spread: spread > 1e-9 * normOf(strengths) ? spread : 0 };
};

/** Returns demands on the rating scale: the largest strength becomes 5. */
export const demandsOf = ({ strengths }: Shape): number[] => {
  const peak = max(strengths);
  return strengths.map((x) => (peak === 0 ? 0 : (5 * x) / peak));
};

/** Normalised, so that scores compare between jobs and catalogues of different size. */
export const weightsOf = ({ own, spread }: Shape): number[] =>
  own.map((x) => (spread === 0 ? 0 : x / (spread * Math.sqrt(own.length))));
