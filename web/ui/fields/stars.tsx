const starPath = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z';

/** "2 stars out of 3". */
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

export const mostStars = 5;

const Row = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox={`0 0 ${24 * mostStars} 24`}
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    {Array.from({ length: mostStars }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place
      <path key={place} d={starPath} transform={`translate(${24 * place})`} />
    ))}
  </svg>
);

export const StarShare = ({ value }: { value: number }) => (
  <>
    <Row className="off" />
    <span className="share" style={{ inlineSize: `${(100 * value) / mostStars}%` }}>
      <Row className="on" />
    </span>
  </>
);

/** `text`: "3.5/5". */
export const StarScale = ({ value, text }: { value: number; text: string }) => (
  <span className="star-text">
    <span className="star-scale" aria-hidden="true">
      <StarShare value={value} />
    </span>
    {text}
  </span>
);
