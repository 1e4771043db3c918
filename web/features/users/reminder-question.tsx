import type { Cohort } from '#shared/domain/cohorts.ts';
import { translator } from '#shared/i18n/translate.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const texts = {
  fr: () => import('#shared/i18n/fr/mails.ts'),
  en: () => import('#shared/i18n/en/mails.ts'),
};
const kinds = {
  noAssessment: 'remindAssessment',
  noDoctorate: 'remindDoctorate',
  endsSoon: 'remindEnding',
} as const satisfies Record<Cohort, string>;

export type ReminderMail = { subject: string; paragraphs: readonly string[] };

/** The mail as the server writes it, in the reader's language. */
export const loadReminderMail = async (cohort: Cohort, university: string): Promise<ReminderMail> => {
  const language = currentLanguage();
  const t = translator(language, await texts[language](), ['mails']);
  const kind = kinds[cohort];
  return {
    subject: t(`kinds.${kind}.subject`),
    paragraphs: [t(`kinds.${kind}.text`, { university }), t(`kinds.${kind}.next`), t(`kinds.${kind}.note`)],
  };
};

type ReminderQuestionProps = {
  mail: ReminderMail;
  people: number;
  isBusy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
};

export const ReminderQuestion = ({ mail, people, isBusy, onKeep, onConfirm }: ReminderQuestionProps) => {
  const { t } = useTranslation(['memberTools', 'common']);
  return (
    <Dialog
      title={t('remind.question', { count: people })}
      closeLabel={t('common:close')}
      onClose={onKeep}
      foot={
        <>
          <Button look="quiet" onClick={onKeep}>
            {t('remind.keep')}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={onConfirm}>
            {t('remind.send', { count: people })}
          </Button>
        </>
      }
    >
      <p>{t('remind.how')}</p>
      <blockquote className="letter">
        <p>
          <b>{mail.subject}</b>
        </p>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </Dialog>
  );
};
