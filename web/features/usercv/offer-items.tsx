import { useId } from 'react';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { oneByOne } from '#web/lib/calls/one-by-one.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type Item = { id: string; isPublic: boolean; revision: number };

type OfferItemsProps<T> = {
  name: 'experiences' | 'diplomas' | 'publications';
  hidden: readonly T[];
  /** Others of the list are shown already. */
  isRest: boolean;
  call: ApiCall<[{ params: { id: string }; body: T; revision?: number }], unknown>;
  onShown: () => void;
  onChoose: () => void;
};

export const OfferItems = <T extends Item>({ name, hidden, isRest, call, onShown, onChoose }: OfferItemsProps<T>) => {
  const { t } = useTranslation('usercv');
  const id = useId();
  const shown = oneByOne<T>(call, (item) =>
    sendMerged(
      item,
      () => ({ isPublic: true }) as Partial<T>,
      (whole) => call({ params: { id: item.id }, body: whole, revision: whole.revision }),
    ),
  );
  const { mutate, isPending } = useSend(shown, { success: t(`offer.${name}.done`), isMerged: true, onDone: onShown });
  const count = hidden.length;
  return (
    <fieldset className="cv-offer" aria-labelledby={id}>
      <p id={id}>{t(isRest ? `offer.${name}.rest` : `offer.${name}.ask`, { count })}</p>
      <p className="row">
        <Button look="primary" isBusy={isPending} onClick={() => mutate(hidden)}>
          {t(`offer.${name}.show`, { count })}
        </Button>
        <Button onClick={onChoose}>{t('offer.choose')}</Button>
      </p>
    </fieldset>
  );
};
