import { csvFile } from '#shared/domain/csv.ts';
import { headingOf, type ImportedKind } from '#shared/domain/import-columns.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Table } from '#web/ui/table.tsx';
import type { LineError } from './import-calls.ts';

/** Includes the errors that the API left out of its reply. */
const countOf = (errors: readonly LineError[]): number =>
  errors.reduce((sum, { code, count }) => sum + (code === 'more_errors' ? (count ?? 0) : 1), 0);

export const ErrorTable = ({ kind, errors }: { kind: ImportedKind; errors: readonly LineError[] }) => {
  const { t } = useTranslation(['listImports', 'common']);
  const advice: Readonly<Record<string, string>> = t('advice', { returnObjects: true });
  const adviceOf = ({ code, column }: LineError) => (column === 'role' ? t('roleAdvice') : advice[code]);
  const lineOf = ({ line }: LineError) => (line > 0 ? String(line) : t('check.wholeFile'));
  const columnOf = ({ column }: LineError) => headingOf(kind, column, currentLanguage());
  const save = () => {
    const headings = [t('check.line'), t('check.cell'), t('check.mend')];
    const rows = errors.map((error) => [lineOf(error), columnOf(error), [error.msg, adviceOf(error)].join(' ').trim()]);
    saveCsv(csvFile([headings, ...rows], currentLanguage()), t('check.saveName'));
  };
  return (
    <>
      <Note tone="fail">
        <strong>{t('check.wrong', { count: countOf(errors) })}</strong> {t('check.wrongText')}
      </Note>
      <Table
        caption={t('check.caption')}
        loadingLabel={t('common:loading')}
        rows={errors}
        rowKey={(error) => `${error.line} ${error.column} ${error.code} ${error.msg}`}
        empty={null}
        columns={[
          {
            id: 'line',
            header: t('check.line'),
            width: 's',
            cell: (error) => <span className="num">{lineOf(error)}</span>,
          },
          { id: 'column', header: t('check.cell'), width: 'm', isHiddenNarrow: true, cell: columnOf },
          {
            id: 'mend',
            header: t('check.mend'),
            cell: (error) => (
              <span className="cell-lines">
                <span className="only-narrow small muted">{columnOf(error)}</span>
                <span className="h4">{error.msg}</span>
                {adviceOf(error) && <span className="small muted">{adviceOf(error)}</span>}
              </span>
            ),
          },
        ]}
      />
      <div>
        <Button look="quiet" icon="file-down" onClick={save}>
          {t('check.save')}
        </Button>
      </div>
    </>
  );
};
