import { inHalves } from '#shared/matching/job-reasons.ts';
import './threads.css';

const place = (value: number): string => `${(100 * value) / 5}%`;

/**
 * Values are 0 to 5. The own rating is a disc, the demand a ring; the line is solid when the rating is above the
 * demand, dotted when below.
 */
export const GapThread = ({ importance, value }: { importance: number; value: number | null }) => {
  const asked = inHalves(importance);
  return (
    <svg className="gap-thread" aria-hidden="true">
      <line className="axis" x1="0" x2="100%" y1="50%" y2="50%" />
      {value !== null && value !== asked && (
        <line
          className={value > asked ? 'more' : 'less'}
          x1={place(Math.min(asked, value))}
          x2={place(Math.max(asked, value))}
          y1="50%"
          y2="50%"
        />
      )}
      {value !== null && <circle className="mine" cx={place(value)} cy="50%" r="6.5" />}
      <circle className="need" cx={place(asked)} cy="50%" r={value === asked ? 3.5 : 5.5} />
    </svg>
  );
};

/**
 * Starts in the middle: solid to the right for positive values, dotted to the left for negative ones. A value of `most`
 * reaches the end.
 */
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
