import { randomFrom } from './random.ts';

const resamples = 2000;
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Mean over people with the bounds of its 95 % interval, by resampling people from a fixed seed. */
export const meanWithInterval = (values: readonly number[]): { mean: number; low: number; high: number } => {
  const { uniform } = randomFrom(5);
  const draw = (): number => values[Math.floor(uniform() * values.length)] ?? Number.NaN;
  const means = Array.from({ length: resamples }, () => mean(values.map(draw))).sort((a, b) => a - b);
  const at = (share: number): number => means[Math.floor(share * resamples)] ?? Number.NaN;
  return { mean: mean(values), low: at(0.025), high: at(0.975) };
};
