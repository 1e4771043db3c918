import { useId } from 'react';
import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import { pointAt, radarOf } from '#shared/domain/radar.ts';
import type { ReportTexts } from './texts.ts';
import { wrapWords } from './wrap-words.ts';

const center = { x: 210, y: 116 };
const radius = 76;
const labelDistance = 12;
const lineHeight = 13;

const pair = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)},${y.toFixed(1)}`;

const anchorOf = (angle: number): 'start' | 'middle' | 'end' => {
  const side = Math.sin(angle);
  if (Math.abs(side) < 0.2) return 'middle';
  return side > 0 ? 'start' : 'end';
};

const Label = ({ angle, name, mean }: { angle: number; name: string; mean: string }) => {
  const anchor = anchorOf(angle);
  const lines = wrapWords(name, anchor === 'middle' ? 50 : 22);
  const { x, y } = pointAt(center, angle, radius + labelDistance);
  const height = (lines.length + 1) * lineHeight;
  // Labels grow away from the drawing: upwards above it, downwards below, both ways beside it.
  const top = y - (height * (1 + Math.cos(angle))) / 2;
  return (
    <text textAnchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={top + (i + 0.8) * lineHeight}>
          {line}
        </tspan>
      ))}
      <tspan className="mean" x={x} y={top + (lines.length + 0.8) * lineHeight}>
        {mean}
      </tspan>
    </text>
  );
};

type RadarProps = { figures: readonly CategoryFigures[]; name: (category: number) => string; texts: ReportTexts };

/** The means of three to eight categories from 0 to 5; a side is drawn only between two means, so a gap is not read as zero. */
export const Radar = ({ figures, name, texts: { t, mean } }: RadarProps) => {
  const titleId = useId();
  const { axes, rings, sides } = radarOf(
    figures.map(({ mean }) => mean),
    center,
    radius,
  );
  const points = axes.flatMap(({ point }) => point ?? []);
  const isWhole = points.length === axes.length;
  const said = figures.map(({ category, mean: value }) =>
    value === null ? t('noFigure', { name: name(category) }) : t('figure', { name: name(category), mean: mean(value) }),
  );
  const label = t('overview.radarAlt', { figures: said.join(t('separator')) });
  return (
    <svg className="radar" viewBox="0 0 420 230" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      {rings.map((corners, i) => (
        <polygon
          key={pair(corners[0] ?? center)}
          className={i === rings.length - 1 ? 'grid outer' : 'grid'}
          points={corners.map(pair).join(' ')}
        />
      ))}
      {axes.map(({ angle, end: { x, y } }) => (
        <line key={angle} className="grid" x1={center.x} y1={center.y} x2={x} y2={y} />
      ))}
      {isWhole && <polygon className="area" points={points.map(pair).join(' ')} />}
      {sides.map(({ from, to }) => (
        <line key={pair(from)} className="side" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      {axes.map(({ angle, point }) =>
        point ? <circle key={angle} className="point" cx={point.x} cy={point.y} r="3.6" /> : null,
      )}
      {figures.map((figure, i) => (
        <Label
          key={figure.category}
          angle={axes[i]?.angle ?? 0}
          name={name(figure.category)}
          mean={mean(figure.mean)}
        />
      ))}
    </svg>
  );
};
