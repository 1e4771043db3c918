import { inHalves } from '#shared/matching/job-reasons.ts';

const place = (value: number): string => `${(100 * value) / 5}%`;

/** A thread from 0 to 5 between a ring, what a job asks, and a disc, one's rating: solid above, dotted below. */
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
