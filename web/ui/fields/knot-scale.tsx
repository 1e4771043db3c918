type KnotScaleProps = {
  /** The ids of what is asked, and of what it is asked of. */
  labelledBy: string;
  /** The words of the scale, from 0 on. */
  levels: Readonly<Record<number, string>>;
  /** Null when not rated. */
  value: number | null;
  onRate: (value: number) => void;
};

/** A scale whose every value is a button on a thread, drawn up to the chosen one: one press answers. */
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
