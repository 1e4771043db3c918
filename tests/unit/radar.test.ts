import { expect, test } from 'vitest';
import { radarOf } from '#shared/domain/radar.ts';

const center = { x: 100, y: 100 };
const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)];

test('the first mean is drawn upwards, the others clockwise, five at the end of the axis and zero in the centre', () => {
  const { axes, rings } = radarOf([5, 2.5, 0, 5], center, 50);
  expect(axes.map(({ end }) => rounded(end))).toEqual([
    [100, 50],
    [150, 100],
    [100, 150],
    [50, 100],
  ]);
  expect(axes.map(({ point }) => point && rounded(point))).toEqual([
    [100, 50],
    [125, 100],
    [100, 100],
    [50, 100],
  ]);
  expect(rings.map(([top]) => top && rounded(top))).toEqual([
    [100, 90],
    [100, 80],
    [100, 70],
    [100, 60],
    [100, 50],
  ]);
});

test('a side is drawn between neighbours that both have a mean, round the top, too', () => {
  const { axes, sides } = radarOf([1, 2, null, 4], center, 50);
  expect(axes[2]?.point).toBeNull();
  expect(sides.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual([
    [
      [100, 90],
      [120, 100],
    ],
    [
      [60, 100],
      [100, 90],
    ],
  ]);
});
