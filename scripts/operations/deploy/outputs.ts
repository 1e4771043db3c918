/** Outputs of the deployed stacks of a stage, by the name of the stack. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An output of a part of a stage; undefined when that was not deployed, or says nothing of the kind. */
export const outputOf = (all: Outputs, stage: string, part: string, name: string): string | undefined =>
  all[`thesee-${stage}-${part}`]?.[name];
