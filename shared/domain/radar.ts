type Point = { readonly x: number; readonly y: number };

/** `angle` is in radians, clockwise from the top; `point` is null without a mean. */
type RadarAxis = { readonly angle: number; readonly end: Point; readonly point: Point | null };

const highest = 5;

export const pointAt = (center: Point, angle: number, distance: number): Point => ({
  x: center.x + distance * Math.sin(angle),
  y: center.y - distance * Math.cos(angle),
});

/** Means are 0 to 5. A side is drawn only between two neighbouring means, so that a gap does not read as zero. */
export const radarOf = (means: readonly (number | null)[], center: Point, radius: number) => {
  const axes = means.map((mean, i): RadarAxis => {
    const angle = (2 * Math.PI * i) / means.length;
    const point = mean === null ? null : pointAt(center, angle, (radius * mean) / highest);
    return { angle, end: pointAt(center, angle, radius), point };
  });
  const rings = [1, 2, 3, 4, 5].map((ring) =>
    axes.map(({ angle }) => pointAt(center, angle, (radius * ring) / highest)),
  );
  const sides = axes.flatMap(({ point }, i) => {
    const next = axes[(i + 1) % axes.length]?.point;
    return point && next ? [{ from: point, to: next }] : [];
  });
  return { axes, rings, sides };
};
