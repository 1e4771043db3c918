import { type FormEvent, useState } from 'react';
import { fileNameOf } from '#shared/domain/file-name.ts';
import { mostStrengths } from '#shared/domain/shareable.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { FailureNote } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { errorText } from '#web/lib/calls/failures.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { ChosenCount, SharedChoice } from './shared-choice.tsx';
import { useStrengths } from './use-strengths.ts';

/** What the page for others shows. */
type Shown = { strengths: string[]; jobs: boolean };

type UsePrint = { portfolio: Portfolio; settle: () => Promise<unknown>; onDone: () => void };

const usePrint = ({ portfolio: { id, title }, settle, onDone }: UsePrint) => {
  const { t } = useTranslation(['portfolios', 'exports', 'common']);
  const person = useUser();
  const [isSettling, setSettling] = useState(false);
  const owner = person ? `${person.firstName} ${person.lastName}` : '';
  const optionsOf = (what: string) => ({
    success: t('exported'),
    keepsCache: true,
    onDone: (pdf: Blob) => {
      saveFile(pdf, fileNameOf([t('common:product'), owner, what], 'pdf'));
      onDone();
    },
  });
  const mine = useSend(api.exports.generatePdf, optionsOf(title));
  const shared = useSend(api.exports.generateSharedPdf, optionsOf(t('exports:file')));

  /** Null prints the whole assessment. */
  const print = async (shown: Shown | null) => {
    setSettling(true);
    // The server prints the saved answers only.
    await settle().finally(() => setSettling(false));
    const asked = { params: { id }, query: { lang: currentLanguage() } };
    if (shown) shared.mutate({ ...asked, body: shown });
    else mine.mutate(asked);
  };
  return { print, isPrinting: isSettling || mine.isPending || shared.isPending, failure: shared.error ?? mine.error };
};

type ExportDialogProps = {
  portfolio: Portfolio;
  /** Saves the answers that are still unsaved. */
  settle: () => Promise<unknown>;
  /** Opens with the pages for others chosen. */
  isForOthers?: boolean;
  onClose: () => void;
};

export const ExportDialog = ({ portfolio, settle, isForOthers = false, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(['exports', 'common']);
  const [isShared, setShared] = useState(isForOthers);
  const [picked, setPicked] = useState<string[]>();
  const [withJobs, setWithJobs] = useState(false);
  const strengths = useStrengths(portfolio.id);
  const { print, isPrinting, failure } = usePrint({ portfolio, settle, onDone: onClose });
  const usual = strengths.offered?.usual.map(({ id }) => id) ?? [];
  const chosen = picked ?? usual;
  const isReady = !isShared || (chosen.length > 0 && chosen.length <= mostStrengths);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void print(isShared ? { strengths: chosen, jobs: withJobs } : null);
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      onSubmit={handleSubmit}
      foot={
        <>
          {isShared && usual.length > 0 && (
            <p className="export-foot" role="status">
              <ChosenCount count={chosen.length} />
            </p>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" look="primary" icon="file-down" disabled={!isReady} isBusy={isPrinting}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('audience')}
        hint={t(isShared ? 'shareHint' : 'mineHint')}
        options={[
          { value: false, label: t('mine') },
          { value: true, label: t('share') },
        ]}
        value={isShared}
        onChange={setShared}
      />
      {isShared && (
        <SharedChoice
          portfolio={portfolio}
          strengths={strengths}
          chosen={chosen}
          withJobs={withJobs}
          onChoose={setPicked}
          onJobs={setWithJobs}
        />
      )}
      <FailureNote error={failure} />
      {/* A print takes seconds, and a modal dialog makes messages inert: screen readers hear both here. */}
      <p className="sr" role="status">
        {isPrinting ? t('printing') : failure && errorText(failure)}
      </p>
    </Dialog>
  );
};
