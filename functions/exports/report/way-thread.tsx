/** Where a rating from 0 to 5 lies, in a box of 120 × 14. */
const placeOf = (value: number): number => 7 + value * 21.2;

type WayThreadProps = { was: number | null; is: number | null };

/** A rating then (square) and now (disc): solid between them upwards, dotted downwards. Decoration: both figures stand beside it. */
export const WayThread = ({ was, is }: WayThreadProps) => (
  <svg className="thread way" viewBox="0 0 120 14" aria-hidden="true">
    <line className="axis" x1={placeOf(0)} x2={placeOf(5)} y1="7" y2="7" />
    {was !== null && is !== null && (
      <line className={is < was ? 'below' : 'drawn'} x1={placeOf(was)} x2={placeOf(is)} y1="7" y2="7" />
    )}
    {was !== null && <rect className="then" x={placeOf(was) - 3.6} y="3.4" width="7.2" height="7.2" />}
    {is !== null && <circle className="disc" cx={placeOf(is)} cy="7" r="3.9" />}
  </svg>
);
