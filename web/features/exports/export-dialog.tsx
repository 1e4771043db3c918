import { type FormEvent, useState } from 'react';
import { mostStrengths } from '#shared/domain/shareable.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { FailureNote } from '#web/blocks/failure-note.tsx';
import { Loading } from '#web/blocks/loading.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { StrengthsField } from './strengths-field.tsx';
import { usePrint } from './use-print.ts';
import { useStrengths } from './use-strengths.ts';

export type ExportDialogProps = {
  portfolio: Portfolio;
  /** Has everything saved that is not yet. */
  settle: () => Promise<unknown>;
  onClose: () => void;
};

/** Prints an assessment: whole for oneself, or what one chooses of it for others. */
export const ExportDialog = ({ portfolio: { id }, settle, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(['exports', 'common']);
  const [isShared, setShared] = useState(false);
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
      {failure?.reference && <FailureNote error={failure} />}
    </Dialog>
  );
};
