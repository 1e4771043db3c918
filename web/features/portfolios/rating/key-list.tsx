import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { turnKeys, useKeysOn } from './keys-on.ts';
import './key-list.css';

const caps = {
  digits: '0–5',
  arrows: (
    <>
      <Icon name="arrow-left" />
      <Icon name="arrow-right" />
    </>
  ),
  notApplicable: 'N',
  like: 'L',
  dislike: 'D',
  back: <Icon name="arrow-left" />,
  forward: <Icon name="arrow-right" />,
} as const;
type Key = keyof typeof caps | 'next';

export const rowKeys = ['digits', 'arrows', 'notApplicable', 'like', 'dislike', 'next'] as const satisfies Key[];
export const questionKeys = ['digits', 'notApplicable', 'like', 'dislike', 'back', 'forward'] as const satisfies Key[];

export const KeyList = ({ keys, canLike }: { keys: readonly Key[]; canLike: boolean }) => {
  const { t } = useTranslation('portfolios');
  const shown = keys.filter((key) => canLike || (key !== 'like' && key !== 'dislike'));
  return (
    <div className="key-list small muted row">
      <ul className="row" aria-label={t(keys === rowKeys ? 'keys.label' : 'keys.questionLabel')}>
        {shown.map((key) => (
          <li key={key}>
            <kbd>{key === 'next' ? t('keys.enter') : caps[key]}</kbd>
            {t(`keys.${key}`)}
          </li>
        ))}
      </ul>
      <label className="check">
        <input type="checkbox" checked={useKeysOn()} onChange={({ target }) => turnKeys(target.checked)} />
        {t('keys.on')}
      </label>
    </div>
  );
};
