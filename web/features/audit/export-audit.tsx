import { useState } from 'react';
import { csvFile } from '#shared/domain/csv.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { notifyError, notifySuccess } from '#web/lib/notify.ts';
import { saveCsv } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { actText, fieldsText, nameText } from './act-words.ts';
import { wholeAudit } from './use-audit.ts';
import type { AuditQuery } from './use-audit-filters.ts';

type ExportProps = { universityId: string | null; query: AuditQuery; isOfAll: boolean };

/** Saves all that answers the filters, to its end, as a CSV file. */
export const ExportAudit = ({ universityId, query, isOfAll }: ExportProps) => {
  const { t } = useTranslation('audit');
  const [isBusy, setBusy] = useState(false);
  const headings = [t('date'), t('who'), t('what'), t('whom'), t('changed'), ...(isOfAll ? [t('university')] : [])];
  const rowOf = (entry: AuditEntry): string[] => {
    const { at, who, what, University } = entry;
    return [
      new Date(at).toLocaleString('sv'),
      nameText(who, 'person', t),
      actText(entry, t),
      what ? nameText(what, what.kind, t) : '',
      fieldsText(entry, t),
      ...(isOfAll ? [University ? nameText(University, 'university', t) : ''] : []),
    ];
  };
  const save = async () => {
    setBusy(true);
    try {
      const entries = await wholeAudit(universityId, query);
      saveCsv(csvFile([headings, ...entries.map(rowOf)], currentLanguage()), t('file'));
      notifySuccess(t('exported', { count: entries.length }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyError(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
};
