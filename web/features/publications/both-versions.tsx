import { useTranslation } from '#web/lib/words/i18n.ts';
import type { PublicationFields } from './references/incoming.ts';
import { differencesOf } from './references/same-work.ts';

type BothVersionsProps = { caption: string; heads: readonly [string, string]; versions: readonly PublicationFields[] };

/** Explicit roles: the style sheet sets `display: grid` on these elements, which drops the implicit roles. */
const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  field: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** The beginning of an abstract is enough to know it by. */
const shown = (value: string | number | null): string => {
  const text = String(value ?? '—');
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
};

/** Shows what differs: the rest, both say. */
export const BothVersions = ({ caption, heads, versions: [mine, other] }: BothVersionsProps) => {
  const { t } = useTranslation('publications');
  if (!mine || !other) return null;
  const differing = differencesOf(mine, other);
  if (differing.length === 0) return <p className="small muted">{t('import.same')}</p>;
  return (
    <table className="both small" {...parts.table}>
      <caption className="sr">{caption}</caption>
      <thead {...parts.group}>
        <tr {...parts.row}>
          <td {...parts.cell} />
          {heads.map((head) => (
            <th key={head} {...parts.column}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...parts.group}>
        {differing.map((field) => (
          <tr key={field} {...parts.row}>
            <th {...parts.field}>{t(field)}</th>
            {[mine, other].map((version, at) => (
              <td key={heads[at]} {...parts.cell}>
                {shown(version[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
