import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = new Map(
  [...readFileSync('web/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark]] as const,
  ),
);

/** Relative luminance, as WCAG defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string): number => {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
};

test('contrast is counted as WCAG counts it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const grounds = ['surface', 'surface-raised', 'surface-sunken', 'accent-soft'];

/** Front, grounds it stands on, least contrast: edges and marks of controls, focus, curves, the thread. */
const pairs: [front: string, grounds: string[], least: number][] = [
  ['ink', grounds, 4.5],
  ['ink-muted', grounds, 4.5],
  ['accent', grounds, 4.5],
  ['accent-ink', ['accent', 'accent-strong'], 4.5],
  ['night-ink', ['night'], 4.5],
  ['night-muted', ['night'], 4.5],
  ['line-strong', grounds, 3],
  ['thread', grounds, 3],
  ['focus', grounds, 3],
  ['chart-1', ['surface', 'surface-raised'], 3],
  ['chart-2', ['surface', 'surface-raised'], 3],
  ['positive', ['surface', 'surface-raised', 'positive-soft'], 4.5],
  ['caution', ['surface', 'surface-raised', 'caution-soft'], 4.5],
  ['negative', ['surface', 'surface-raised', 'negative-soft'], 4.5],
];

test.each(pairs)('%s stands out from %j, in both themes', (front, behind, least) => {
  const weak = behind.flatMap((ground) =>
    [0, 1].flatMap((theme) => {
      const contrast = contrastOf(tokens.get(front)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? '');
      return contrast >= least ? [] : [`${front} on ${ground}, theme ${theme}: ${contrast.toFixed(2)}`];
    }),
  );
  expect(weak).toEqual([]);
});
