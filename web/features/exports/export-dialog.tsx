import { type FormEvent, useState } from 'react';
import { mostStrengths } from '#shared/domain/shareable.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loading } from '#web/blocks/loaded.tsx';
import { FailureNote } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { StrengthsField } from './strengths-field.tsx';
import { useStrengths } from './use-strengths.ts';

const fileName = 'portfolio.pdf';

type UsePrint = { id: string; settle: () => Promise<unknown>; onDone: () => void };

/** `strengths` prints the pages for others; null prints the whole assessment. */
const usePrint = ({ id, settle, onDone }: UsePrint) => {
  const { t } = useTranslation('portfolios');
  const [isSettling, setSettling] = useState(false);
  const options = {
    success: t('exported'),
    keepsCache: true,
    onDone: (pdf: Blob) => {
      saveFile(pdf, fileName);
      onDone();
    },
  };
  const mine = useSend(api.exports.generatePdf, options);
  const shared = useSend(api.exports.generateSharedPdf, options);

  const print = async (strengths: string[] | null) => {
    setSettling(true);
    // The server prints the saved answers only.
    await settle().finally(() => setSettling(false));
    const asked = { params: { id }, query: { lang: currentLanguage() } };
    if (strengths) shared.mutate({ ...asked, body: { strengths } });
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

export const ExportDialog = ({ portfolio: { id }, settle, isForOthers = false, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(['exports', 'common']);
  const [isShared, setShared] = useState(isForOthers);
  const [picked, setPicked] = useState<string[]>();
  const { offered, error } = useStrengths(id);
  const { print, isPrinting, failure } = usePrint({ id, settle, onDone: onClose });
  const chosen = picked ?? offered?.flatMap(({ usual }) => usual) ?? [];
  const isReady = !isShared || (chosen.length > 0 && chosen.length <= mostStrengths);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void print(isShared ? chosen : null);
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      onSubmit={handleSubmit}
      foot={
        <>
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
      {isShared && offered && <StrengthsField offered={offered} chosen={chosen} onChange={setPicked} />}
      {isShared && !offered && !error && <Loading>{null}</Loading>}
      {isShared && !offered && error && <FailureNote error={error} />}
      <FailureNote error={failure} />
    </Dialog>
  );
};
