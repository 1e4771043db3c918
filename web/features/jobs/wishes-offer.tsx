import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** Asks what draws the candidate, before the first list; nothing in particular is as good an answer. */
export const WishesOffer = ({ wishesPath, onNone }: { wishesPath: string; onNone: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <section className="sheet pad wishes-offer" aria-labelledby="wishes-offer">
      <div>
        <h2 id="wishes-offer">{t('offer.title')}</h2>
        <p className="measure">{t('offer.text')}</p>
      </div>
      <div className="page-actions">
        <Link className={buttonClass({ look: 'primary' })} to={wishesPath}>
          {t('offer.choose')}
        </Link>
        <Button look="quiet" onClick={onNone}>
          {t('offer.none')}
        </Button>
      </div>
    </section>
  );
};
