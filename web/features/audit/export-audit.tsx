import { useState } from 'react';
import { csvFile } from '#shared/domain/csv.ts';
import { secondIn } from '#shared/domain/day-in.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useCampusZone } from '#web/lib/words/use-campus-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { actText, moreText, nameText } from './act-words.ts';
import type { AuditQuery } from './audit-filters.tsx';
import { wholeAudit } from './use-audit.ts';

type ExportProps = { universityId: string | null; query: AuditQuery; isOfAll: boolean };

/** The audit log names every download, so without this call no file is made. */
const noteDownload = (universityId: string | null, count: number): Promise<void> =>
  universityId === null
    ? api.downloads.noteWholeAudit({ body: { count } })
    : api.downloads.note({ params: { universityId }, body: { list: 'audit', count } });

/** Times are in the university's time zone, which the heading names. */
export const ExportAudit = ({ universityId, query, isOfAll }: ExportProps) => {
  const { t } = useTranslation(['audit', 'lists', 'users', 'jobFields']);
  const [isBusy, setBusy] = useState(false);
  const timeZone = useCampusZone(universityId);
  const headings = [
    `${t('date')} (${timeZone})`,
    t('who'),
    t('what'),
    t('whom'),
    t('details.heading'),
    ...(isOfAll ? [t('university')] : []),
  ];
  const rowOf = (entry: AuditEntry, zone: string): string[] => {
    const { at, who, what, University } = entry;
    return [
      secondIn(at, zone),
      nameText(who, 'person', t),
      actText(entry, t),
      what ? nameText(what, what.kind, t) : '',
      moreText(entry, t),
      ...(isOfAll ? [University ? nameText(University, 'university', t) : ''] : []),
    ];
  };
  const save = async () => {
    if (!timeZone) return;
    setBusy(true);
    try {
      const entries = await wholeAudit(universityId, query);
      await noteDownload(universityId, entries.length);
      saveCsv(csvFile([headings, ...entries.map((entry) => rowOf(entry, timeZone))], currentLanguage()), t('file'));
      notifySuccess(t('exported', { count: entries.length }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" icon="download" disabled={!timeZone} isBusy={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
};
