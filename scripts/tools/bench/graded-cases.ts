import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type KindOfWork, kindsOfWork } from '#shared/lists.ts';

/** A case of the starter catalogue; `grades` go from 0.5 (hardly) to 3 (at once), by job. */
export type GradedCase = {
  readonly id: string;
  readonly active: boolean;
  readonly researchDomain: number | null;
  readonly wishes: readonly KindOfWork[];
  readonly thesisTitle: string;
  readonly gradedOn: string;
  readonly grades: Readonly<Record<string, number>>;
};

const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../demo/content/${file}`, import.meta.url), 'utf8'), { columns: true });

const gradesOf = (row: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, cell]) =>
      column === 'case' || cell === '' ? [] : [[column.split(' ', 1)[0] ?? '', Number(cell)]],
    ),
  );

const gradesById = new Map(rowsOf('case-jobs.csv').map((row) => [row.case, gradesOf(row)]));

export const gradedCases: readonly GradedCase[] = rowsOf('cases.csv').map((row) => {
  const { id = '', active, researchDomain, wishes = '', thesisTitle = '', gradedOn = '' } = row;
  const said = new Set(wishes.split(' '));
  return {
    ...{ id, active: active === 'yes', researchDomain: Number(researchDomain), thesisTitle, gradedOn },
    wishes: kindsOfWork.filter((kind) => said.has(kind)),
    grades: gradesById.get(id) ?? {},
  };
});
