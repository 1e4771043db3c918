/** Strengths over all skills (or activities) of the catalogue; `own` is their shape without what jobs have in common, of norm `spread`. */
export type Shape = { readonly strengths: readonly number[]; readonly own: readonly number[]; readonly spread: number };

/** The scalar product of two vectors of the same length. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** The same of two arrays of plain numbers, which is several times as fast. */
export const product = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** The greatest of some numbers that are not negative. */
export const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
/** What some numbers add up to. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
/** The mean of some numbers; 0 for none. */
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Rounds to 1e-9, below which differences are floating-point noise; never -0. */
export const rounded = (x: number): number => Math.round(x * 1e9) / 1e9 + 0;

const normOf = (values: readonly number[]): number => Math.sqrt(dot(values, values));

const centred = (values: readonly number[]): number[] => {
  const middle = mean(values);
  return values.map((x) => x - middle);
};

/** What is left after centring and subtracting: rounding errors, which division by the spread would blow up into a score, count as nothing. */
export const shapeOf = (strengths: readonly number[], common: readonly number[]): Shape => {
  const deviations = centred(strengths);
  const axis = centred(common);
  const length = dot(axis, axis);
  const share = length > 1e-18 * dot(common, common) ? dot(deviations, axis) / length : 0;
  const own = deviations.map((x, i) => x - share * (axis[i] ?? 0));
  const spread = normOf(own);
  return { strengths, own, spread: spread > 1e-9 * normOf(strengths) ? spread : 0 };
};

/** The shape at the length that makes scores comparable between jobs and catalogues: what a rating is multiplied with. */
export const weightsOf = ({ own, spread }: Shape): number[] =>
  own.map((x) => (spread === 0 ? 0 : x / (spread * Math.sqrt(own.length))));
