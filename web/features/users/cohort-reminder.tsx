import { useState } from 'react';
import type { Cohort } from '#shared/domain/cohorts.ts';
import { longDate } from '#shared/domain/long-date.ts';
import type { ReminderState } from '#shared/schemas/reminder.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { CohortRoom } from './cohort-room.tsx';
import { loadReminderMail, type ReminderMail, ReminderQuestion } from './reminder-question.tsx';
import { CountdownButton } from './undo.tsx';

const nextLookMs = 5_000;

/** Milliseconds until the mails leave, or until their number may have changed. */
const refreshAfter = (states: readonly ReminderState[] | undefined): number | false => {
  const open = states?.find(({ leavesAt, sentAt, nextAt }) => leavesAt || (nextAt && !sentAt));
  if (!open) return false;
  return open.leavesAt ? Math.max(1_000, Date.parse(open.leavesAt) - Date.now() + 1_000) : nextLookMs;
};

type CohortReminderProps = {
  universityId: string;
  cohort: Cohort;
  people: number;
  /** Another filter narrows the list, whereas a reminder goes to the whole cohort. */
  isNarrowed: boolean;
};

export const CohortReminder = ({ universityId, cohort, people, isNarrowed }: CohortReminderProps) => {
  const { t } = useTranslation('memberTools');
  const [mail, setMail] = useState<ReminderMail>();
  const { data, error, isFetching, refetch } = useCall(api.users.listReminders, [{ params: { universityId } }], {
    refreshAfter,
  });
  const campus = useCall(api.universities.get, [{ params: { id: universityId } }], { isSilent: true });
  const close = () => setMail(undefined);
  const remind = useSend(api.users.remind, { onDone: close, onFailed: close });
  const takeBack = useSend(api.users.takeBackReminder, { success: t('remind.takenBack') });
  if (error && !data) return <Failed error={error} isRetrying={isFetching} onRetry={refetch} />;
  const state = data?.find((one) => one.cohort === cohort);
  const university = campus.data?.name;
  if (!state || university === undefined) return <CohortRoom />;
  const day = (time: string) => longDate(time, currentLanguage());

  const content = () => {
    const { leavesAt, sentAt, nextAt } = state;
    if (leavesAt)
      return (
        <>
          <span>{t('remind.leaving', { count: state.people ?? people })}</span>
          <CountdownButton
            until={Date.parse(leavesAt)}
            isBusy={takeBack.isPending}
            onPress={() => takeBack.mutate({ params: { universityId, cohort } })}
          />
        </>
      );
    if (nextAt && !sentAt) return <span>{t('remind.underway')}</span>;
    if (nextAt && sentAt)
      return (
        <span>
          <Raised>{t('remind.sent', { date: day(sentAt), next: day(nextAt) })}</Raised>
        </span>
      );
    if (isNarrowed) return <span>{t('remind.narrowed')}</span>;
    if (people === 0) return null;
    return (
      <Button icon="mail" onClick={async () => setMail(await loadReminderMail(cohort, university))}>
        {t('remind.button', { count: people })}
      </Button>
    );
  };
  return (
    <section className="cohort" aria-label={t('remind.title')}>
      <p className="small muted">{t(`remind.about.${cohort}`)}</p>
      <p className="cohort-state" role="status">
        {content()}
      </p>
      {mail && (
        <ReminderQuestion
          mail={mail}
          people={people}
          isBusy={remind.isPending}
          onKeep={close}
          onConfirm={() => remind.mutate({ params: { universityId }, body: { cohort } })}
        />
      )}
    </section>
  );
};
