type Point = { readonly x: number; readonly y: number };

/** One axis of a radar: its direction clockwise from the top in radians, its end, and where its mean lies on it, if it has one. */
export type RadarAxis = { readonly angle: number; readonly end: Point; readonly point: Point | null };

/** The highest mean, at the end of an axis. */
const highest = 5;

/** Where that lies, seen from the centre. */
export const pointAt = (center: Point, angle: number, distance: number): Point => ({
  x: center.x + distance * Math.sin(angle),
  y: center.y - distance * Math.cos(angle),
});

/**
 * The drawing of three or more means from 0 to 5 around a centre, the first at the top: its axes, the corners of its five rings,
 * and its sides. A side lies between two neighbouring means only, so that a gap is not read as zero.
 */
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
