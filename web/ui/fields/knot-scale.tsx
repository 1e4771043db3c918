type KnotScaleProps = {
  labelledBy: string;
  levels: Readonly<Record<number, string>>;
  /** Null when not rated. */
  value: number | null;
  onRate: (value: number) => void;
};

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
