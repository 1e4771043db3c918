import { type Cell, cellPrefix } from '#infra/cells.ts';

export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Also undefined when that part is not deployed. */
export const outputOf = (all: Outputs, stage: string, part: string, name: string): string | undefined =>
  all[`thesee-${stage}-${part}`]?.[name];

export const outputOfApi = (all: Outputs, stage: string, { id }: Cell, name: string): string | undefined =>
  all[`${cellPrefix(stage, id)}-api`]?.[name];
