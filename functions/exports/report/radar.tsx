import { useId } from 'react';
import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import { pointAt, radarOf } from '#shared/domain/radar.ts';
import type { ReportTexts } from './texts.ts';

const center = { x: 210, y: 116 };
const radius = 76;
const labelDistance = 12;
const lineHeight = 13;

const pair = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Lines of at most `width` characters, except for longer words; SVG does not wrap text. */
const wrapWords = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

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
  // Labels grow away from the drawing.
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

/** Takes three to eight categories. A side needs two neighbouring means, so that a gap does not read as zero. */
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
