import { Link } from 'react-router-dom';
import { handStep } from '#web/lib/handed-step.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type PlanLinkProps = {
  /** Where the career plan is written; without one there is no way there. */
  path: string | undefined;
  step: string;
  /** What the step is about, for those who hear the links one by one. */
  what: string;
};

/** Takes a step along to the career plan, where it stands unsaved until one saves it. */
export const PlanLink = ({ path, step, what }: PlanLinkProps) => {
  const { t } = useTranslation('explanations');
  if (!path) return null;
  return (
    <Link className={buttonClass({ look: 'quiet' })} to={path} state={handStep(step)}>
      <Icon name="plus" />
      {t('next.add')}
      <span className="sr">{t('next.addOf', { what })}</span>
    </Link>
  );
};
