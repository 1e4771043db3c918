import type { ReactNode, Ref } from 'react';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Fold } from '#web/ui/fold.tsx';
import { DomainField } from './domain-field.tsx';
import { useDomainNames } from './use-domain-names.ts';
import { WishesLine } from './wishes-line.tsx';

type LensProps = {
  portfolio: Portfolio;
  changeRef: Ref<HTMLButtonElement>;
  /** How the assessment is chosen. */
  children: ReactNode;
};

/** What the list is made from, a changeable line each; on a phone in one line, so that the first jobs stand higher. */
export const Lens = ({ portfolio, changeRef, children }: LensProps) => {
  const { t } = useTranslation('jobs');
  const domain = useDomainNames(portfolio) || t('allDomains');
  return (
    <Fold
      summary={
        <>
          {t('lens.title')}
          <span className="small muted">{t('lens.from', { title: portfolio.title, domain })}</span>
        </>
      }
    >
      <dl className="lens" aria-label={t('lens.title')}>
        <WishesLine portfolio={portfolio} changeRef={changeRef} />
        {children}
        <DomainField portfolio={portfolio} />
      </dl>
    </Fold>
  );
};
