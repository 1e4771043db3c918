import { type ReactNode, type Ref, useState } from 'react';
import { type KindOfWork, kindsOfWork } from '#shared/lists.ts';
import { mostWishes, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Pick, PickedList, Picks } from '#web/ui/fields/choices.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { DomainField, useDomainNames } from './domain-field.tsx';

type WishesFieldProps = {
  portfolio: Portfolio;
  /** Takes the focus when the offer above is declined. */
  changeRef: Ref<HTMLButtonElement>;
};

/** Saves on each change, so that the list below reorders at once. */
const WishesField = ({ portfolio, changeRef }: WishesFieldProps) => {
  const { t } = useTranslation('jobs');
  const { mutate, sending } = useSend(api.portfolios.update);
  const wishes: readonly KindOfWork[] = sending?.body.wishes ?? portfolio.wishes;
  // Value to restore on undo; undefined while closed.
  const [before, setBefore] = useState<readonly KindOfWork[]>();
  const [isRefused, setIsRefused] = useState(false);
  const isOpen = before !== undefined;

  const save = (chosen: readonly KindOfWork[]) => {
    setIsRefused(chosen.length > mostWishes);
    if (chosen.length <= mostWishes) mutate({ params: { id: portfolio.id }, body: { wishes: [...chosen] } });
  };
  const toggle = (kind: KindOfWork) =>
    save(wishes.includes(kind) ? wishes.filter((one) => one !== kind) : [...wishes, kind]);
  const words = wishes.length > 0 ? 'change' : 'choose';

  return (
    <div>
      <dt className="small muted">{t('lens.wishes')}</dt>
      <dd className={wishes.length > 0 ? 'val' : 'val muted'}>
        {wishes.length > 0 ? (
          <PickedList label={t('lens.wishes')} words={wishes.map((kind) => t(`wish.${kind}`))} />
        ) : (
          t('lens.none')
        )}
      </dd>
      <dd className="act">
        <Button
          look="quiet"
          ref={changeRef}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'lens.closeOf' : `lens.${words}Of`)}
          onClick={() => setBefore(isOpen ? undefined : wishes)}
        >
          {t(isOpen ? 'lens.close' : `lens.${words}`)}
        </Button>
      </dd>
      {before && (
        <dd className="lens-open">
          <Picks legend={t('lens.wishes')} hint={t('lens.legend')}>
            {kindsOfWork.map((kind) => (
              <Pick key={kind} isOn={wishes.includes(kind)} onToggle={() => toggle(kind)}>
                {t(`wish.${kind}`)}
              </Pick>
            ))}
          </Picks>
          <div className="row">
            <p className="small muted" role="status">
              {isRefused ? t('lens.full') : t('lens.chosen', { count: wishes.length })}
            </p>
            {before.join() !== wishes.join() && (
              <Button look="quiet" icon="undo-2" onClick={() => save(before)}>
                {t('lens.undo')}
              </Button>
            )}
          </div>
        </dd>
      )}
    </div>
  );
};

type JobCriteriaProps = {
  portfolio: Portfolio;
  changeRef: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export const JobCriteria = ({ portfolio, changeRef, children }: JobCriteriaProps) => {
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
      <dl className="lens ruled" aria-label={t('lens.title')}>
        <WishesField portfolio={portfolio} changeRef={changeRef} />
        {children}
        <DomainField portfolio={portfolio} />
      </dl>
    </Fold>
  );
};
