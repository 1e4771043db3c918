import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** The screens above this one, outermost first. */
export type Trail = readonly { to: string; label: string }[];

export const Breadcrumb = ({ trail, current }: { trail: Trail; current: string }) => {
  const { t } = useTranslation('common');
  return (
    <nav className="breadcrumb" aria-label={t('trail')}>
      <ol>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
};
