import { knotAt, knots, threadEnd, threadStart } from './thread-scale.ts';

type ThreadProps = {
  /** 0 to 5, not only whole; null draws the loose thread of what has no answer. */
  value: number | null;
};

/** A rating as a thread with a bead. Decoration: the figure and its word always stand beside it. */
export const Thread = ({ value }: ThreadProps) => {
  const bead = value === null ? null : knotAt(value);
  return (
    <svg className="thread" viewBox="0 0 120 14" aria-hidden="true">
      <line className="loose" x1={threadStart} x2={threadEnd} y1="7" y2="7" />
      {bead !== null && <line className="drawn" x1={threadStart} x2={bead} y1="7" y2="7" />}
      {knots.map((x) => (
        <circle key={x} className={bead !== null && x < bead ? 'passed' : 'knot'} cx={x} cy="7" r="2.6" />
      ))}
      {bead !== null && <circle className="bead" cx={bead} cy="7" r="4.6" />}
    </svg>
  );
};
