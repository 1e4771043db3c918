import { type KeyboardEvent, type PointerEvent as PressEvent, useId, useRef, useState } from 'react';

type RatingProps = {
  label: string;
  /** Null when not rated or not applicable. */
  value: number | null;
  isNotApplicable?: boolean;
  /** Shown beside the figure: "Solid", "To rate", "Not applicable". */
  word: string;
  /** Text for screen readers: "3 out of 5, solid". */
  text: string;
  /** Texts while the thumb is dragged. */
  describe?: (value: number) => { word: string; text: string };
  max?: number;
  step?: 1 | 0.5;
  /** Marked with a square while another value is tried. */
  own?: number | null;
  figure?: (value: number) => string;
  onRate: (value: number) => void;
};

/** A finger that moves less than this is tapping. */
const tapSlipPx = 6;

const squarePx = 10;

const Knots = ({ max, own }: { max: number; own: number | null }) => (
  <>
    <line x1="0" x2="100%" y1="50%" y2="50%" />
    {Array.from({ length: max + 1 }, (_, value) => `${(100 * value) / max}%`).map((place) => (
      <circle key={place} cx={place} cy="50%" r="4" />
    ))}
    {own !== null && (
      <rect
        className="own"
        x={`${(100 * own) / max}%`}
        y="50%"
        width={squarePx}
        height={squarePx}
        transform={`translate(${-squarePx / 2} ${-squarePx / 2})`}
      />
    )}
  </>
);

/**
 * Not rated, 0 and not applicable look different. Reports a value on release; a touch that scrolls the page reports
 * none.
 */
export const Rating = (props: RatingProps) => {
  const {
    label,
    value,
    isNotApplicable = false,
    word,
    text,
    describe,
    max = 5,
    step = 1,
    own = null,
    figure = String,
    onRate,
  } = props;
  const id = useId();
  const loose = useRef<SVGSVGElement>(null);
  const isPressed = useRef(false);
  const [tried, setTried] = useState<number>();
  const shown = tried ?? value;
  const said = (tried !== undefined && describe?.(tried)) || { word, text };
  const isUnrated = shown === null && !isNotApplicable;
  const state = isNotApplicable ? 'na' : isUnrated ? 'unrated' : 'rated';

  const valueUnder = (x: number): number | undefined => {
    const box = loose.current?.getBoundingClientRect();
    return box && Math.min(max, Math.max(0, Math.round(((x - box.left) / box.width) * (max / step)) * step));
  };

  const handlePress = ({ clientX: pressedAt, currentTarget: input }: PressEvent<HTMLInputElement>) => {
    isPressed.current = true;
    const released = new AbortController();
    const release = ({ type, clientX }: PointerEvent) => {
      released.abort();
      isPressed.current = false;
      setTried(undefined);
      if (type === 'pointercancel') return;
      // Some browsers ignore a tap beside the thumb, and none reports a tap on the 0 of an unrated scale.
      const isTap = Math.abs(clientX - pressedAt) < tapSlipPx;
      const chosen = (isTap ? valueUnder(clientX) : undefined) ?? Number(input.value);
      if (chosen !== value) onRate(chosen);
    };
    // Listens on the window, because the pointer may be released anywhere.
    window.addEventListener('pointerup', release, { signal: released.signal });
    window.addEventListener('pointercancel', release, { signal: released.signal });
  };

  const handleChange = (chosen: number) => {
    if (isPressed.current) setTried(chosen);
    else onRate(chosen);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isUnrated || !['Home', 'ArrowLeft', 'ArrowDown', 'PageDown', ' '].includes(event.key)) return;
    event.preventDefault();
    onRate(0);
  };

  return (
    <div className="rating" data-state={state}>
      <div className="thread">
        <svg className="loose" aria-hidden="true" ref={loose}>
          <Knots max={max} own={own} />
        </svg>
        <svg
          className="drawn"
          aria-hidden="true"
          style={{ clipPath: `inset(-1px ${100 - (100 * (shown ?? 0)) / max}% -1px -8px)` }}
        >
          <Knots max={max} own={own} />
        </svg>
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          step={step}
          value={shown ?? 0}
          disabled={isNotApplicable}
          aria-label={label}
          aria-valuetext={said.text}
          onChange={(event) => handleChange(Number(event.target.value))}
          onPointerDown={handlePress}
          onKeyDown={handleKeyDown}
        />
      </div>
      <output htmlFor={id} aria-hidden="true">
        <b>{isNotApplicable ? '–' : shown !== null && figure(shown)}</b>
        <span>{said.word}</span>
      </output>
    </div>
  );
};
