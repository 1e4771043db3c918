import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** What the stacks of a stage said once they were deployed, by the name of the stack. */
export type Outputs = z.output<typeof outputs>;

/** Reads what `cdk deploy --outputs-file` wrote. */
export const readOutputs = (file: string): Outputs => outputs.parse(JSON.parse(readFileSync(file, 'utf8')));

/** An output of a part of a stage; undefined when that was not deployed, or says nothing of the kind. */
export const outputOf = (all: Outputs, stage: string, part: string, name: string): string | undefined =>
  all[`thesee-${stage}-${part}`]?.[name];
