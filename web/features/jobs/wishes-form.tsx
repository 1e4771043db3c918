import { type SubmitEvent, useState } from 'react';
import type { KindOfWork } from '#shared/lists.ts';
import { mostWishes, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { rememberNoWish } from './no-wish.ts';

const wishGroups = {
  understand: ['research', 'data', 'lab_field'],
  build: ['engineering', 'management', 'advice', 'business_market'],
  pass: ['teaching', 'communication', 'culture_heritage'],
  act: ['care', 'public_policy', 'law_rights', 'social_engagement', 'nature_environment'],
} as const satisfies Record<string, readonly KindOfWork[]>;

const wishColumns = [
  ['understand', 'build'],
  ['pass', 'act'],
] as const;

import './wishes.css';

const places = Array.from({ length: mostWishes }, (_, index) => index);

/** "Nothing in particular" is an answer, stored on the device. */
export const WishesForm = ({ portfolio: { id, wishes }, onSaved }: { portfolio: Portfolio; onSaved: () => void }) => {
  const { t } = useTranslation('wishes');
  const [chosen, setChosen] = useState<readonly KindOfWork[]>(wishes);
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, sending } = useSend(api.portfolios.update, { onDone: onSaved });

  const toggle = (kind: KindOfWork) => {
    const after = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    setIsRefused(after.length > mostWishes);
    if (after.length <= mostWishes) setChosen(after);
  };
  const save = (answer: readonly KindOfWork[]) => {
    if (answer.length === 0) rememberNoWish(id);
    mutate({ params: { id }, body: { wishes: [...answer] } });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save(chosen);
  };
  const soFar = () => {
    if (isRefused) return t('tooMany');
    return chosen.length === mostWishes ? t('full') : t('chosen', { count: chosen.length });
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <div className="sheet pad wish-cols">
        {wishColumns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <fieldset key={group} className="wish-group">
                <legend>{t(`group.${group}`)}</legend>
                {wishGroups[group].map((kind) => (
                  <label key={kind} className="wish">
                    <input type="checkbox" checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
                    <b>{t(`kind.${kind}.name`)}</b>
                    <span>{t(`kind.${kind}.example`)}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        ))}
      </div>
      <Note>{t('note')}</Note>
      <div className="save-footer wish-foot">
        <div className="so-far row small">
          <ol className="knots" aria-hidden="true">
            {places.map((place) => (
              <li key={place} className={place < chosen.length ? 'done' : undefined} />
            ))}
          </ol>
          <span role="status">{soFar()}</span>
        </div>
        <span className="acts">
          <Button look="quiet" onClick={() => save([])}>
            {t('none')}
          </Button>
          <Button type="submit" look="primary" isBusy={sending !== undefined}>
            {t('go')}
          </Button>
        </span>
      </div>
    </form>
  );
};
