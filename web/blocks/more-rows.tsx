import { type Ref, useState } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

export const rowsAtOnce = 25;

/** Another key, such as another search or order, begins at the first rows again. */
export const useRowsShown = (key: string): { count: number; showMore: () => void } => {
  const [shown, setShown] = useState({ key, count: rowsAtOnce });
  if (shown.key !== key) setShown({ key, count: rowsAtOnce });
  const count = shown.key === key ? shown.count : rowsAtOnce;
  return { count, showMore: () => setShown({ key, count: count + rowsAtOnce }) };
};

type MoreRowsProps = {
  /** Rows that are not shown yet, when their number is known. */
  left?: number;
  isBusy?: boolean;
  onMore: () => void;
  ref?: Ref<HTMLParagraphElement>;
};

/** Stands under a long list that shows its first rows. */
export const MoreRows = ({ left = rowsAtOnce, isBusy = false, onMore, ref }: MoreRowsProps) => {
  const { t } = useTranslation('common');
  return (
    <p className="more-rows" ref={ref}>
      <Button isBusy={isBusy} onClick={onMore}>
        {t('list.more', { count: Math.min(left, rowsAtOnce) })}
      </Button>
    </p>
  );
};
