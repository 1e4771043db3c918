import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import type { Strengths } from './use-strengths.ts';

type StrengthToolsProps = {
  strengths: Strengths;
  isChangedOnly: boolean;
  onChangedOnly: (isChangedOnly: boolean) => void;
  onStep: (move: () => string | undefined) => void;
};

export const StrengthTools = ({ strengths, isChangedOnly, onChangedOnly, onStep }: StrengthToolsProps) => {
  const { t } = useTranslation('catalogues');
  return (
    <>
      <div className="strength-tools">
        <SelectField
          label={t('strengths.show')}
          isLabelHidden
          options={[
            { value: 'all', label: t('strengths.all') },
            { value: 'changed', label: t('strengths.changed') },
          ]}
          value={isChangedOnly ? 'changed' : 'all'}
          onChange={({ target }) => onChangedOnly(target.value === 'changed')}
        />
        <Button icon="undo-2" disabled={!strengths.canUndo} onClick={() => onStep(strengths.undo)}>
          {t('strengths.undo')}
        </Button>
        <Button icon="redo-2" disabled={!strengths.canRedo} onClick={() => onStep(strengths.redo)}>
          {t('strengths.redo')}
        </Button>
      </div>
      <p className="strength-hint small muted">{t('strengths.hint')}</p>
      <ul className="keys hide-narrow small muted row" aria-label={t('strengths.keys')}>
        <li>
          <kbd>{t('strengths.enter')}</kbd>
          <kbd>↓</kbd>
          {t('strengths.keyNext')}
        </li>
        <li>
          <kbd>↑</kbd>
          {t('strengths.keyPrevious')}
        </li>
        <li>
          <kbd>{t('strengths.escape')}</kbd>
          {t('strengths.keyBack')}
        </li>
        <li>
          <kbd>Ctrl</kbd>
          <kbd>Z</kbd>
          {t('strengths.keyUndo')}
        </li>
      </ul>
    </>
  );
};
