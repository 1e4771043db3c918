import { knotAt, knots, threadEnd, threadStart } from './thread-scale.ts';

type DuoThreadProps = { value: number | null; importance: number };

/**
 * What a job asks for (ring) and the candidate's rating (disc) on one thread: solid between them where the rating is at
 * least what is asked for, dotted where it is below. Decoration: both figures stand beside it.
 */
export const DuoThread = ({ value, importance }: DuoThreadProps) => {
  const asked = knotAt(importance);
  return (
    <svg className="thread duo" viewBox="0 0 120 14" aria-hidden="true">
      <line className="axis" x1={threadStart} x2={threadEnd} y1="7" y2="7" />
      {knots.map((x) => (
        <line key={x} className="axis" x1={x} x2={x} y1="4.5" y2="9.5" />
      ))}
      {value !== null && (
        <line className={value < importance ? 'below' : 'drawn'} x1={knotAt(value)} x2={asked} y1="7" y2="7" />
      )}
      <circle className="ring" cx={asked} cy="7" r="5" />
      {value !== null && <circle className="disc" cx={knotAt(value)} cy="7" r="3.6" />}
    </svg>
  );
};
