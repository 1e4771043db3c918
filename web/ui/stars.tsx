/** One star in a square of 24. */
export const starPath = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z';

/** Read-only stars, always with their text: "2 stars out of 3". */
export const Stars = ({ value, max, text }: { value: number; max: number; text: string }) => (
  <span className="stars">
    <span aria-hidden="true">
      {Array.from({ length: max }, (_, index) => index + 1).map((place) => (
        <svg key={place} viewBox="0 0 24 24" className={place <= value ? 'on' : undefined} aria-hidden="true">
          <path d={starPath} />
        </svg>
      ))}
    </span>
    {text}
  </span>
);
