import { useId } from 'react';
import type { Figures } from './figures.ts';
import type { ReportTexts } from './texts.ts';
import { wrapWords } from './wrap-words.ts';

const center = { x: 210, y: 116 };
const radius = 76;
const labelDistance = 12;
const lineHeight = 13;

const pointAt = (angle: number, distance: number) => ({
  x: center.x + distance * Math.sin(angle),
  y: center.y - distance * Math.cos(angle),
});
const pair = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)},${y.toFixed(1)}`;

const anchorOf = (angle: number): 'start' | 'middle' | 'end' => {
  const side = Math.sin(angle);
  if (Math.abs(side) < 0.2) return 'middle';
  return side > 0 ? 'start' : 'end';
};

const Label = ({ angle, name, mean }: { angle: number; name: string; mean: string }) => {
  const anchor = anchorOf(angle);
  const lines = wrapWords(name, anchor === 'middle' ? 50 : 22);
  const { x, y } = pointAt(angle, radius + labelDistance);
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

type RadarProps = { figures: readonly Figures[]; name: (category: number) => string; texts: ReportTexts };

/** The means of three to eight categories from 0 to 5; a side is drawn only between two means, so a gap is not read as zero. */
export const Radar = ({ figures, name, texts: { t, mean } }: RadarProps) => {
  const titleId = useId();
  const axes = figures.map((figure, i) => {
    const angle = (2 * Math.PI * i) / figures.length;
    return {
      ...figure,
      angle,
      name: name(figure.category),
      point: figure.mean === null ? null : pointAt(angle, (radius * figure.mean) / 5),
    };
  });
  const points = axes.flatMap(({ point }) => point ?? []);
  const isWhole = points.length === axes.length;
  const said = axes.map((axis) =>
    axis.mean === null ? t('noFigure', { name: axis.name }) : t('figure', { name: axis.name, mean: mean(axis.mean) }),
  );
  const label = t('overview.radarAlt', { figures: said.join(t('separator')) });
  return (
    <svg className="radar" viewBox="0 0 420 230" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      {[1, 2, 3, 4, 5].map((ring) => (
        <polygon
          key={ring}
          className={ring === 5 ? 'grid outer' : 'grid'}
          points={axes.map(({ angle }) => pair(pointAt(angle, (radius * ring) / 5))).join(' ')}
        />
      ))}
      {axes.map(({ category, angle }) => {
        const { x, y } = pointAt(angle, radius);
        return <line key={category} className="grid" x1={center.x} y1={center.y} x2={x} y2={y} />;
      })}
      {isWhole && <polygon className="area" points={points.map(pair).join(' ')} />}
      {axes.map(({ category, point }, i) => {
        const next = axes[(i + 1) % axes.length]?.point;
        return point && next ? (
          <line key={category} className="side" x1={point.x} y1={point.y} x2={next.x} y2={next.y} />
        ) : null;
      })}
      {axes.map(({ category, point }) =>
        point ? <circle key={category} className="point" cx={point.x} cy={point.y} r="3.6" /> : null,
      )}
      {axes.map((axis) => (
        <Label key={axis.category} angle={axis.angle} name={axis.name} mean={mean(axis.mean)} />
      ))}
    </svg>
  );
};
