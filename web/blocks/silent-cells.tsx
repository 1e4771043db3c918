import { useRef, useState } from 'react';
import { silentCellsIn, useSilentCells } from '#web/lib/calls/use-silent-cells.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import './silent-cells.css';

type SilentCellsProps = {
  /** Of the calls whose replies are shown. */
  paths: readonly string[];
  isRetrying: boolean;
  onRetry: () => Promise<unknown>;
};

/** Says which part a list of all universities lacks, and that it is whole when another try has found that part. */
export const SilentCells = ({ paths, isRetrying, onRetry }: SilentCellsProps) => {
  const { t } = useTranslation(['silentCells', 'common']);
  const region = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const cells = useSilentCells(paths);
  const named = (some: readonly string[]) => ({
    count: some.length,
    cells: new Intl.ListFormat(currentLanguage()).format(some),
  });
  const handleRetry = async () => {
    setAsked(cells);
    await onRetry();
    // With the button, the focus is gone too.
    if (silentCellsIn(paths).length === 0 && document.activeElement === document.body) region.current?.focus();
  };
  const isBack = cells.length === 0 && asked.length > 0;

  // Always there, so that screen readers announce what comes into it.
  return (
    <div className="silent-cells" role="status" tabIndex={-1} ref={region}>
      {cells.length > 0 && (
        <Note tone="fail">
          <p>
            <strong>{t('title', named(cells))}</strong>
          </p>
          <p>
            {t('text')} {t('advice')}
          </p>
          <Button look="quiet" icon="rotate-cw" isBusy={isRetrying} onClick={() => void handleRetry()}>
            {t('common:retry')}
          </Button>
        </Note>
      )}
      {isBack && <Note tone="good">{t('end', named(asked))}</Note>}
    </div>
  );
};
