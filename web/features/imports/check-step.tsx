import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { longestImport } from '#shared/schemas/import.ts';
import { FailureAdvice } from '#web/blocks/reference.tsx';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { fileSize, timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { ErrorTable } from './error-table.tsx';
import { ImportStep } from './import-steps.tsx';
import type { ChosenList } from './use-chosen-list.ts';

const FileRow = ({ list: { chosen, isBusy } }: { list: ChosenList }) => {
  const { t } = useTranslation('listImports');
  const language = currentLanguage();
  if (!chosen) return null;
  const { file, readAt } = chosen;
  return (
    <div className="sheet file-row" aria-busy={isBusy}>
      <Icon name={isBusy ? 'loader-circle' : 'file-spreadsheet'} />
      <span>
        <b>{file.name}</b>
        <br />
        <span className="small muted">
          {t('check.read', { size: fileSize(file.size, language), time: timeOfDay(readAt, language) })}
        </span>
      </span>
    </div>
  );
};

export const CheckStep = ({ kind, list }: { kind: ImportedKind; list: ChosenList }) => {
  const { t } = useTranslation(['listImports', 'common']);
  const { chosen, isBusy } = list;
  const outcome = chosen?.outcome;
  const faultOf = ({ size }: File): string | undefined => {
    if (size === 0) return t('check.void');
    return size > longestImport ? t('check.tooLong') : undefined;
  };
  return (
    <ImportStep number={2} title={t('check.title')} text={t('check.text')}>
      <UploadField
        label={t('check.choose')}
        hint={t('check.hint', { size: fileSize(longestImport, currentLanguage()) })}
        invitation={t(chosen ? 'check.another' : 'check.invitation')}
        types={['.csv', 'text/csv']}
        faultOf={faultOf}
        // The file is shown below, with its errors.
        file={undefined}
        onChoose={(file) => void list.choose(file)}
      />
      <FileRow list={list} />
      <div className="stack" aria-live="polite">
        {chosen && isBusy && <p className="sr">{t('check.checking', { name: chosen.file.name })}</p>}
        {outcome && 'errors' in outcome && <ErrorTable kind={kind} errors={outcome.errors} />}
        {outcome && 'failure' in outcome && (
          <Note tone="fail">
            <FailureAdvice error={outcome.failure} />
            <Button isBusy={isBusy} onClick={() => void list.retry()}>
              {t('common:retry')}
            </Button>
          </Note>
        )}
        {outcome && 'made' in outcome && (
          <Note tone="good">
            <strong>{t('create.right', { count: outcome.made.count })}</strong>
          </Note>
        )}
      </div>
    </ImportStep>
  );
};
