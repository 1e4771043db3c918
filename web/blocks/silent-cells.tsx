import { useSilentCells } from '#web/lib/calls/silent-cells.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

type SilentCellsProps = {
  /** Of the calls whose lists are shown. */
  paths: readonly string[];
  isRetrying: boolean;
  onRetry: () => unknown;
};

/** Says which part a list of all universities lacks; nothing while it is whole. */
export const SilentCells = ({ paths, isRetrying, onRetry }: SilentCellsProps) => {
  const { t } = useTranslation('common');
  const cells = useSilentCells(paths);
  if (cells.length === 0) return null;
  return (
    <Note tone="fail">
      <p>{t('silent', { count: cells.length, cells: new Intl.ListFormat(currentLanguage()).format(cells) })}</p>
      <Button look="quiet" icon="rotate-cw" isBusy={isRetrying} onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Note>
  );
};
