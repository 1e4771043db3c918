export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Also undefined when that part is not deployed. */
export const outputOf = (all: Outputs, stage: string, part: string, name: string): string | undefined =>
  all[`thesee-${stage}-${part}`]?.[name];
