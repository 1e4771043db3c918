/** A thread from a line in the middle: solid to the right for more, dotted to the left for less; `most` reaches the end. */
export const SignedBar = ({ value, most }: { value: number; most: number }) => {
  const end = `${50 + (most === 0 ? 0 : (48 * value) / most)}%`;
  return (
    <svg className="signed-bar" aria-hidden="true">
      <line className="axis" x1="0" x2="100%" y1="50%" y2="50%" />
      <line className="zero" x1="50%" x2="50%" y1="0" y2="100%" />
      <line className={value < 0 ? 'less' : 'more'} x1="50%" x2={end} y1="50%" y2="50%" />
      <circle cx={end} cy="50%" r="5" />
    </svg>
  );
};
