import type { CatalogueChange } from '#shared/domain/catalogue-changes.ts';
import { catalogueLists } from '#shared/domain/catalogue-limits.ts';

const lineOf = ({ what, id, name, fields }: CatalogueChange): string => {
  const columns = fields.length > 0 ? ` (${fields.join(', ')})` : '';
  return `  ${what.padEnd(8)} ${id.padEnd(5)} ${name}${columns}`;
};

const countsOf = (changes: readonly CatalogueChange[]): string =>
  (['added', 'changed', 'retired'] as const)
    .map((what) => [changes.filter((change) => change.what === what).length, what] as const)
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');

export const changeLines = (changes: readonly CatalogueChange[]): string[] =>
  catalogueLists.flatMap((list) => {
    const own = changes.filter((change) => change.list === list);
    return own.length > 0 ? [`${list}: ${countsOf(own)}`, ...own.map(lineOf)] : [];
  });
