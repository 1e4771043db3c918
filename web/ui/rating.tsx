import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';

type RatingProps = {
  label: string;
  /** Null when not rated yet or not applicable. */
  value: number | null;
  isNotApplicable?: boolean;
  /** What stands beside the figure: "Solid", "To rate", "Not applicable". */
  word: string;
  /** What is read out: "3 out of 5, solid". */
  text: string;
  /** Highest value; the lowest is 0, the step 1. */
  max?: number;
  onRate: (value: number) => void;
};

/** How far, in pixels, a finger may slip and still tap. */
const slip = 6;

const Knots = ({ max }: { max: number }) => (
  <>
    <line x1="0" x2="100%" y1="50%" y2="50%" />
    {Array.from({ length: max + 1 }, (_, value) => `${(100 * value) / max}%`).map((place) => (
      <circle key={place} cx={place} cy="50%" r="4" />
    ))}
  </>
);

/** A scale drawn as a thread with knots: drawn up to the bead, loose beyond. Not rated, 0 and not applicable never look alike. */
export const Rating = ({ label, value, isNotApplicable = false, word, text, max = 5, onRate }: RatingProps) => {
  const id = useId();
  const loose = useRef<SVGSVGElement>(null);
  const pressedAt = useRef(0);
  const isUnrated = value === null && !isNotApplicable;
  const state = isNotApplicable ? 'na' : isUnrated ? 'unrated' : 'rated';

  const valueUnder = (x: number): number | undefined => {
    const box = loose.current?.getBoundingClientRect();
    return box && Math.min(max, Math.max(0, Math.round(((x - box.left) / box.width) * max)));
  };

  // Some browsers ignore a tap beside the bead, and none tells of a tap on the 0 of an unrated scale.
  const handlePointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const isTap = Math.abs(clientX - pressedAt.current) < slip;
    const chosen = (isTap ? valueUnder(clientX) : undefined) ?? Number(currentTarget.value);
    if (chosen !== value) onRate(chosen);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isUnrated || !['Home', 'ArrowLeft', 'ArrowDown', 'PageDown', ' '].includes(event.key)) return;
    event.preventDefault();
    onRate(0);
  };

  return (
    <div className="rating" data-value={value ?? 0} data-state={state}>
      <div className="thread">
        <svg className="loose" aria-hidden="true" ref={loose}>
          <Knots max={max} />
        </svg>
        <svg className="drawn" aria-hidden="true">
          <Knots max={max} />
        </svg>
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          step={1}
          value={value ?? 0}
          disabled={isNotApplicable}
          aria-label={label}
          aria-valuetext={text}
          onChange={(event) => onRate(Number(event.target.value))}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
          }}
          onPointerUp={handlePointerUp}
          onKeyDown={handleKeyDown}
        />
      </div>
      <output htmlFor={id} aria-hidden="true">
        <b>{isNotApplicable ? '–' : value}</b>
        <span>{word}</span>
      </output>
    </div>
  );
};
