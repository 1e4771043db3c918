type WayThreadProps = {
  /** Undefined draws the line from 0; null means unknown. */
  was?: number | null;
  is: number | null;
};

const place = (value: number): string => `${(100 * value) / 5}%`;

/**
 * Values are 0 to 5. The former value is an open square, the current one a disc; the line is solid for a rise, dotted
 * for a fall. Decorative: the figures stand beside it.
 */
export const WayThread = ({ was, is }: WayThreadProps) => {
  const from = was === undefined ? 0 : was;
  return (
    <svg aria-hidden="true">
      <line className="axis" x1="0" x2="100%" y1="50%" y2="50%" />
      {from !== null && is !== null && from !== is && (
        <line className={is < from ? 'path down' : 'path'} x1={place(from)} x2={place(is)} y1="50%" y2="50%" />
      )}
      {typeof was === 'number' && (
        <rect className="then" x={place(was)} y="50%" width="11" height="11" transform="translate(-5.5 -5.5)" />
      )}
      {is !== null && <circle className="now" cx={place(is)} cy="50%" r="6.5" />}
    </svg>
  );
};
