import type { Option } from '#web/blocks/combobox.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NoFormationsProps = {
  /** The skill that no course strengthens; undefined where the title finds none. */
  skill: string | undefined;
  /** The skills beside it that some course strengthens. */
  neighbours: readonly Option[];
  onSkill: (skillId: string) => void;
  onReset: () => void;
};

/** No course was found: why, and what leads on. */
export const NoFormations = ({ skill, neighbours, onSkill, onReset }: NoFormationsProps) => {
  const { t } = useTranslation('formations');
  return (
    <EmptyState
      title={skill ? t('suggested.noneFor', { skill }) : t('suggested.none')}
      text={skill ? t('suggested.noneForText') : t('suggested.noneText')}
      action={
        <>
          {neighbours.length > 0 && (
            <div className="neighbours">
              <p id="neighbours">{t('suggested.neighbours')}</p>
              <ul className="badges" aria-labelledby="neighbours">
                {neighbours.map(({ value, label }) => (
                  <li key={value}>
                    <Button onClick={() => onSkill(value)}>{label}</Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Button look={neighbours.length > 0 ? 'quiet' : 'primary'} icon="rotate-ccw" onClick={onReset}>
            {t('suggested.resetAll')}
          </Button>
        </>
      }
    />
  );
};
