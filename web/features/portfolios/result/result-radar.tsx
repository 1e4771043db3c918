import type { MovedCategory } from '#shared/domain/moved-categories.ts';
import { pointAt, radarOf } from '#shared/domain/radar.ts';

type Point = { readonly x: number; readonly y: number };

const center = { x: 150, y: 150 };
const radius = 118;
const labelDistance = 22;

const pair = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

type LayerProps = { means: readonly (number | null)[]; of: 'then' | 'now' };

/**
 * Draws the earlier assessment with squares and dashes, the current one with discs and lines. The area is filled when no
 * mean is missing.
 */
const Layer = ({ means, of }: LayerProps) => {
  const { axes, sides } = radarOf(means, center, radius);
  const points = axes.flatMap(({ point }) => point ?? []);
  return (
    <g className={of}>
      {of === 'now' && points.length === axes.length && (
        <polygon className="area" points={points.map(pair).join(' ')} />
      )}
      {sides.map(({ from, to }) => (
        <line key={`${pair(from)} ${pair(to)}`} className="edge" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      {axes.map(({ angle, point }) => {
        if (!point) return null;
        return of === 'now' ? (
          <circle key={angle} className="mark" cx={point.x} cy={point.y} r="5" />
        ) : (
          <rect key={angle} className="mark" x={point.x - 4} y={point.y - 4} width="8" height="8" />
        );
      })}
    </g>
  );
};

type ResultRadarProps = { categories: readonly MovedCategory[]; isCompared: boolean };

/** Hidden from screen readers, which get the numbered list beside it. */
export const ResultRadar = ({ categories, isCompared }: ResultRadarProps) => {
  const means = categories.map(({ is }) => is);
  const { axes, rings } = radarOf(means, center, radius);
  return (
    <svg className="result-radar" viewBox="0 0 300 300" aria-hidden="true">
      {rings.map((corners) => (
        <polygon key={pair(corners[0] ?? center)} className="ring" points={corners.map(pair).join(' ')} />
      ))}
      {axes.map(({ angle, end }) => (
        <line key={angle} className="ring" x1={center.x} y1={center.y} x2={end.x} y2={end.y} />
      ))}
      {isCompared && <Layer means={categories.map(({ was }) => was)} of="then" />}
      <Layer means={means} of="now" />
      {categories.map(({ category }, i) => {
        const { x, y } = pointAt(center, axes[i]?.angle ?? 0, radius + labelDistance);
        return (
          <text key={category} x={x} y={y + 6} textAnchor="middle">
            {category}
          </text>
        );
      })}
    </svg>
  );
};
