/** The x of a rating from 0 to 5, in a view box of 120 × 14. */
const knotAt = (value: number): number => 7 + value * 21.2;
const knots = [0, 1, 2, 3, 4, 5].map(knotAt);
const ends = { x1: knotAt(0), x2: knotAt(5), y1: 7, y2: 7 };

type ThreadProps = {
  /** 0 to 5, fractions too; null draws the thread without a bead. */
  value: number | null;
};

/** Decorative: figure and word stand beside it. */
export const Thread = ({ value }: ThreadProps) => {
  const bead = value === null ? null : knotAt(value);
  return (
    <svg className="thread" viewBox="0 0 120 14" aria-hidden="true">
      <line className="loose" {...ends} />
      {bead !== null && <line className="drawn" {...ends} x2={bead} />}
      {knots.map((x) => (
        <circle key={x} className={bead !== null && x < bead ? 'passed' : 'knot'} cx={x} cy="7" r="2.6" />
      ))}
      {bead !== null && <circle className="bead" cx={bead} cy="7" r="4.6" />}
    </svg>
  );
};

type DuoThreadProps = { value: number; importance: number };

/**
 * Draws the job's demand as a ring and the candidate's rating as a disc. The line between them is dotted where the
 * rating is below the demand. Decorative: both figures stand beside it.
 */
export const DuoThread = ({ value, importance }: DuoThreadProps) => {
  const asked = knotAt(importance);
  return (
    <svg className="thread duo" viewBox="0 0 120 14" aria-hidden="true">
      <line className="axis" {...ends} />
      {knots.map((x) => (
        <line key={x} className="axis" x1={x} x2={x} y1="4.5" y2="9.5" />
      ))}
      <line className={value < importance ? 'below' : 'drawn'} x1={knotAt(value)} x2={asked} y1="7" y2="7" />
      <circle className="ring" cx={asked} cy="7" r="5" />
      <circle className="disc" cx={knotAt(value)} cy="7" r="3.6" />
    </svg>
  );
};

type WayThreadProps = { was: number | null; is: number | null };

/**
 * Draws the earlier rating as a square and the current one as a disc. The line between them is dotted when the rating
 * fell. Decorative: both figures stand beside it.
 */
export const WayThread = ({ was, is }: WayThreadProps) => (
  <svg className="thread way" viewBox="0 0 120 14" aria-hidden="true">
    <line className="axis" x1={knotAt(0)} x2={knotAt(5)} y1="7" y2="7" />
    {was !== null && is !== null && (
      <line className={is < was ? 'below' : 'drawn'} x1={knotAt(was)} x2={knotAt(is)} y1="7" y2="7" />
    )}
    {was !== null && <rect className="then" x={knotAt(was) - 3.6} y="3.4" width="7.2" height="7.2" />}
    {is !== null && <circle className="disc" cx={knotAt(is)} cy="7" r="3.9" />}
  </svg>
);
