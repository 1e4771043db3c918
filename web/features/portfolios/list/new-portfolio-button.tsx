import { useNavigate } from 'react-router-dom';
import { newTitle } from '#shared/domain/new-title.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
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
  const navigate = useNavigate();
  const create = useSend(api.portfolios.create, {
    success: t('created'),
    onDone: ({ id }) => void navigate(assessmentPaths(id).tabs),
  });
  return (
    <Button
      look={isSecond ? 'secondary' : 'primary'}
      icon="plus"
      isBusy={create.isPending || titles === undefined}
      onClick={() => create.mutate({ body: titles ? { title: newTitle(titles) } : {} })}
    >
      {t('create')}
    </Button>
  );
};
