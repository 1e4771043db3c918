import { circuits, type Labyrinth } from '#shared/domain/labyrinth.ts';
import './maze.css';

/**
 * The one way through the labyrinth in a box of 500 by 516, in walking order: the circuits 3, 2, 1, 4, 7, 6 and 5 from
 * outside, and the end that leads to the centre.
 */
const mazePaths = [
  'M237 514L237 448.9L236.6 441.2L235.3 434.7L233.1 429.1L228 422.4L223.3 418.9L214.4 414.7A168 168 0 0 1 105.2 164.9A168 168 0 0 1 384 148.7A168 168 0 0 1 298.3 411.4L295.3 413.6L291.8 417.8L289.7 422.5L289 427.2',
  'M289 427.2L289.7 431.6L291.7 435L295.2 437.1L298.3 437.5A194 194 0 0 0 412.3 143.7A194 194 0 0 0 90.5 139.6A194 194 0 0 0 201.7 438.4L206.1 441.7L208.2 444.4L210.3 449L211 453.7',
  'M211 453.7L210.3 458.1L208.2 461.6L206.1 463.2L201.7 464.2A220 220 0 0 1 63.3 133.6A220 220 0 0 1 428.3 121.1A220 220 0 0 1 296.1 464.9L285.9 464.9L281.5 464L277.6 462.5L271.1 457.9L266.6 451.6L265.1 447.9L263.3 439.7L263.2 435.2',
  'M263.2 435.2L264.2 426L265.4 421.3L269.2 411.9L271.8 407.3L278.2 398.7L282.1 394.7L291.2 387.6L296.4 384.7A142 142 0 0 0 367.1 169.6A142 142 0 0 0 135.8 165.6A142 142 0 0 0 210.2 385.9L219.7 386.8L223.4 386.3L226.6 385.1L229.2 383.4L231.3 381.1L233.8 375L234.3 371.3L233.9 362.7',
  'M233.9 362.7L231.8 352.7L225.9 336L220.3 324L213.7 311.7L202.2 293.3A64 64 0 0 1 204.8 204.6A64 64 0 0 1 295.2 204.6A64 64 0 0 1 298.9 292L292.8 304.4L289.6 316',
  'M289.6 316L289.3 321.5L290.5 325.3L293.3 327L296.2 326.6A90 90 0 0 0 324.3 199.2A90 90 0 0 0 185.1 187.6A90 90 0 0 0 201.5 326.4L204.5 329.8L208 335.3L210.1 341L210.9 346.3',
  'M210.9 346.3L210.4 350.8L208.4 354L204.9 355.5L201.8 355.2A116 116 0 0 1 155.7 182.5A116 116 0 0 1 341.3 178.5A116 116 0 0 1 293.1 357.2',
  'M293.1 357.2L289 358L281.7 357.9L275.2 355.6L269.7 351.4L267.3 348.6L265 345.4L261.1 337.9L256.6 324L254.3 313.3L252.6 301.7L250.9 283L250 250',
] as const;

/** One path from the entry to the centre: each part begins where the one before ends. */
const wholePath = mazePaths.map((path, i) => (i === 0 ? path : path.replace(/^M[\d.]+ [\d.]+/, ''))).join('');

const center = { x: 250, y: 250 };
const keptRadius = 64;
const keptArc = 240;
const mostKnots = 13;

/** Along the upper arc of the circuit of kept jobs, 40 degrees apart or less. */
const Knots = ({ count, radius }: { count: number; radius: number }) => {
  const shown = Math.min(count, mostKnots);
  const step = Math.min(40, keptArc / Math.max(1, shown - 1));
  return Array.from({ length: shown }, (_, i) => {
    const angle = ((-90 + (i - (shown - 1) / 2) * step) * Math.PI) / 180;
    const x = (center.x + keptRadius * Math.cos(angle)).toFixed(1);
    const y = (center.y + keptRadius * Math.sin(angle)).toFixed(1);
    return <circle key={x + y} className="knot" cx={x} cy={y} r={radius} />;
  });
};

/** A dash without length has round ends, so it is a dot at `place`, a percentage of the path. */
const Bead = ({ path, place }: { path: string | undefined; place: number }) => {
  const dot = { d: path, pathLength: 100, strokeDasharray: '0 200', strokeDashoffset: -Math.min(place, 99.9) };
  return (
    <>
      <path className="bead" {...dot} />
      <path className="bead-hole" {...dot} />
    </>
  );
};

type MazeProps = {
  labyrinth: Pick<Labyrinth, 'shares' | 'at'>;
  kept: number;
  /** Draws no walls and thicker lines, because the menu shows it small. */
  isSeal?: boolean;
  /** Draws the thread up to the centre once. */
  isArriving?: boolean;
};

/** Hidden from screen readers, which get the words beside it. */
export const Maze = ({ labyrinth: { shares, at }, kept, isSeal = false, isArriving = false }: MazeProps) => {
  const here = at ? circuits.indexOf(at) : circuits.length;
  const parts = [...circuits.map((circuit) => shares[circuit]), at ? 0 : 1];
  return (
    <svg className={isSeal ? 'maze seal' : 'maze'} viewBox="0 0 500 516" aria-hidden="true" focusable="false">
      {!isSeal && (
        <>
          <circle className="wall" cx={center.x} cy={center.y} r="236" />
          <path className="corridor" d={wholePath} />
        </>
      )}
      {parts.map((share, i) => (
        <g key={mazePaths[i]} className={`c${i + 1}`}>
          {share < 1 && <path className="ahead" d={mazePaths[i]} />}
          {share > 0 && !isArriving && (
            <path
              className="walked"
              d={mazePaths[i]}
              pathLength="100"
              strokeDasharray={share < 1 ? `${(100 * share).toFixed(1)} 100` : undefined}
            />
          )}
        </g>
      ))}
      {isArriving && <path className="walked arriving" d={wholePath} pathLength="1" strokeDasharray="1" />}
      {shares.kept > 0 && <Knots count={kept} radius={isSeal ? 16 : 8.5} />}
      <Bead path={mazePaths[here]} place={100 * (at ? shares[at] : 1)} />
    </svg>
  );
};
