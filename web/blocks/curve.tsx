import './curve.css';

type CurveProps = {
  /** In order; null leaves a gap. */
  values: readonly (number | null)[];
  /** Says what the curve shows. */
  label: string;
};

const [width, height, margin] = [300, 56, 3];

/** Starts anew after each gap. The scale begins at zero. */
export const curvePath = (values: readonly (number | null)[]): string => {
  const most = Math.max(...values.map((value) => value ?? 0)) || 1;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  const yOf = (value: number) => height - margin - (value / most) * (height - 2 * margin);
  return values
    .map((value, i) => {
      if (value === null) return '';
      const point = `${(margin + i * step).toFixed(1)} ${yOf(value).toFixed(1)}`;
      // A length of zero draws the round cap, so that a day between two gaps is a dot.
      return (values[i - 1] ?? null) === null ? `M${point}h0` : `L${point}`;
    })
    .join('');
};

export const Curve = ({ values, label }: CurveProps) => (
  <svg className="curve" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
    <path className="curve-ground" d={`M0 ${height - margin}H${width}`} />
    <path className="curve-line" d={curvePath(values)} />
  </svg>
);
