import { useNewAssessment } from '#web/lib/calls/use-new-assessment.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type NewPortfolioButtonProps = {
  /** True when another assessment still waits for its first answer. */
  isSecond: boolean;
  /** Undefined while loading, null when they cannot be read. */
  titles: readonly string[] | null | undefined;
};

export const NewPortfolioButton = ({ isSecond, titles }: NewPortfolioButtonProps) => {
  const { t } = useTranslation('portfolios');
  const { begin, isBusy } = useNewAssessment(titles);
  return (
    <Button look={isSecond ? 'secondary' : 'primary'} icon="plus" isBusy={isBusy} onClick={begin}>
      {t('create')}
    </Button>
  );
};
