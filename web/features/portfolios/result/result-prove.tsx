import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Leads to the screen that asks for a sentence per strength. */
export const ResultProve = ({ path }: { path: string }) => {
  const { t } = useTranslation('results');
  return (
    <section className="sheet pad result-prove">
      <div>
        <h2>{t('prove.title')}</h2>
        <p className="muted">{t('prove.text')}</p>
      </div>
      <Link className={buttonClass({})} to={path}>
        {t('prove.open')}
      </Link>
    </section>
  );
};
