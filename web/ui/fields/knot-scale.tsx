type KnotScaleProps = {
  /** The ids of the question and of its subject. */
  labelledBy: string;
  /** The labels of the levels, from 0. */
  levels: Readonly<Record<number, string>>;
  /** Null when not rated. */
  value: number | null;
  onRate: (value: number) => void;
};

/** A rating scale with a button per value. */
export const KnotScale = ({ labelledBy, levels, value, onRate }: KnotScaleProps) => (
  <fieldset className="knot-scale" aria-labelledby={labelledBy}>
    {Object.entries(levels).map(([level, word]) => (
      <button
        key={level}
        type="button"
        className={value !== null && Number(level) <= value ? 'drawn' : undefined}
        aria-pressed={Number(level) === value}
        onClick={() => onRate(Number(level))}
      >
        <b>{level}</b> <span>{word}</span>
      </button>
    ))}
  </fieldset>
);
