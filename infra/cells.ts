import * as z from 'zod/mini';
import { mainCell } from '#shared/cells.ts';
import { bucket, count, like, restoredTable, text } from './setting-kinds.ts';

/** The edge function lists every cell, and CloudFront allows it 10 KB. */
const mostCells = 20;

const cell = z.strictObject({
  id: like(/^[a-z][a-z0-9]{0,7}$/, 'must be 1 to 8 small letters and figures, a letter first'),
  /** Absent: the account of whoever deploys. */
  account: z.optional(like(/^\d{12}$/, 'must be 12 digits')),
  /** Waves are deployed one after the other, from 1 on; a failure stops the later ones. */
  wave: z._default(count, 1),
  kind: z._default(z.enum(['pooled', 'dedicated'], 'must be “pooled” or “dedicated”'), 'pooled'),
  /** Names the owner of a dedicated cell, for those who read the settings. */
  university: z.optional(text.check(z.minLength(1, 'must name a university'))),
  /** Absent: those of the stage, each cell for itself. */
  limits: z.optional(
    z.strictObject({
      requestsPerSecond: z.optional(count),
      burst: z.optional(count),
      printsAtOnce: z.optional(count),
      ofUniversity: z.optional(z.partial(bucket)),
    }),
  ),
  restored: z.optional(restoredTable),
});

export type Cell = z.output<typeof cell>;

export const cellsSetting = z._default(
  z.array(cell, 'must be a list').check(z.maxLength(mostCells, `must be ${mostCells} at most`)),
  [{ id: mainCell, wave: 1, kind: 'pooled' }],
);

type Bucket = z.output<typeof bucket>;
type Limits = Bucket & { printsAtOnce?: number | undefined; ofUniversity: Bucket };
type WithCells = { name: string; cells: readonly Cell[]; limits: Limits };

export const limitsOf = ({ limits }: WithCells, { limits: own }: Cell): Limits => ({
  ...limits,
  ...own,
  ofUniversity: { ...limits.ofUniversity, ...own?.ofUniversity },
});

/** Adds up a limit of all cells of the account. */
export const togetherOf = (stage: WithCells, limit: Exclude<keyof Limits, 'ofUniversity'>): number =>
  stage.cells.reduce((sum, one) => sum + (limitsOf(stage, one)[limit] ?? 0), 0);

/** Begins the names of the cell's stacks: `thesee-production`, `thesee-production-b`. Those of the first day keep their names. */
export const cellPrefix = (stage: string, id: string): string =>
  id === mainCell ? `thesee-${stage}` : `thesee-${stage}-${id}`;

/** Each wave's cells, in the order of deployment. */
export const wavesOf = ({ cells }: Pick<WithCells, 'cells'>): Cell[][] =>
  [...Map.groupBy(cells, ({ wave }) => wave)].sort(([one], [other]) => one - other).map(([, wave]) => wave);

export const inWaves = (stage: Pick<WithCells, 'cells'>): Cell[] => wavesOf(stage).flat();

/** Undefined: the account of whoever deploys. */
export const accountNamed = ({ cells }: Pick<WithCells, 'cells'>): string | undefined => cells[0]?.account;

const accountObjections = ({ cells }: WithCells): string[] =>
  new Set(cells.map(({ account }) => account)).size <= 1
    ? []
    : [
        'cells: all must name the same account, or none: people are listed in the directory, and universities moved, by transactions of DynamoDB, which never span accounts',
      ];

/** Quotas of an account in a region: https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html */
const gateway = [
  ['requestsPerSecond', 10_000, 'requests a second'],
  ['burst', 5000, 'at once'],
] as const;

const quotaObjections = (stage: WithCells): string[] =>
  gateway.flatMap(([limit, most, unit]) => {
    const together = togetherOf(stage, limit);
    return together > most
      ? [`limits.${limit}: all cells together would take ${together} ${unit}, and AWS’s gateway takes ${most}`]
      : [];
  });

/** Faults that concern several cells, one sentence each. */
export const cellObjections = (stage: WithCells): string[] => {
  const { cells } = stage;
  const ids = cells.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const waves = new Set(cells.map(({ wave }) => wave));
  const gap = [...waves].map((_, index) => index + 1).find((wave) => !waves.has(wave));
  return [
    ...twice.map((id) => `cells: several have the id “${id}”; each needs its own`),
    ...(ids.includes(mainCell) ? [] : [`cells: one must be “${mainCell}”, which the stage had on its first day`]),
    ...(gap ? [`cells: none is in wave ${gap}; waves count from 1 without a gap`] : []),
    ...cells.flatMap(({ kind, university }, index) =>
      (kind === 'dedicated') === (university !== undefined)
        ? []
        : [`cells.${index}.university: must be named where, and only where, the cell is dedicated`],
    ),
    ...accountObjections(stage),
    ...quotaObjections(stage),
  ];
};
