import { useNavigate } from 'react-router-dom';
import { newTitle } from '#shared/domain/new-title.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type NewPortfolioButtonProps = {
  pathOf: (id: string) => string;
  /** One that waits for its first answer is to be gone on with, rather than another begun. */
  isSecond: boolean;
  /** The titles of the others; undefined while they are being read, null when they cannot be. */
  titles: readonly string[] | null | undefined;
};

/** Begins an assessment and goes to it; busy until it is known which titles are taken. The server names one beside unknown titles. */
export const NewPortfolioButton = ({ pathOf, isSecond, titles }: NewPortfolioButtonProps) => {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const create = useSend(api.portfolios.create, {
    success: t('created'),
    onDone: ({ id }) => void navigate(pathOf(id)),
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
