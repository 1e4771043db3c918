import type { ReactNode } from 'react';
import type { Formation } from '#shared/schemas/formation.ts';
import type { Option } from '#web/blocks/combobox.tsx';
import { webAddress } from '#web/blocks/web-link.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Table } from '#web/ui/table.tsx';
import './formations.css';

export const OpenLink = ({ title, url }: Pick<Formation, 'title' | 'url'>) => {
  const { t } = useTranslation('formations');
  if (!url) return <span className="small muted">{t('suggested.noLink')}</span>;
  return (
    <a className={buttonClass({ look: 'quiet' })} href={webAddress(url)} target="_blank" rel="noopener noreferrer">
      {t('suggested.open')}
      <Icon name="arrow-up-right" />
      <span className="sr"> {t('suggested.openWhat', { title })}</span>
    </a>
  );
};

export const SuggestedFormations = ({ rows, empty }: { rows: readonly Formation[] | undefined; empty: ReactNode }) => {
  const { t } = useTranslation(['formations', 'common']);
  return (
    <Table
      caption={t('suggested.caption')}
      loadingLabel={t('common:loading')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          id: 'title',
          header: t('course'),
          cell: ({ title, description, FormationCategory }) => (
            <span className="cell-lines">
              <b>{title}</b>
              <span className="small muted two-lines">{description}</span>
              {FormationCategory && <span className="small only-narrow">{FormationCategory.name}</span>}
            </span>
          ),
        },
        {
          id: 'category',
          header: t('category'),
          width: 'l',
          isHiddenNarrow: true,
          cell: ({ FormationCategory }) => FormationCategory?.name ?? t('noCategory'),
        },
        {
          id: 'open',
          header: t('suggested.open'),
          isHeaderHidden: true,
          isEnd: true,
          width: 'm',
          cell: (formation) => <OpenLink title={formation.title} url={formation.url} />,
        },
      ]}
    />
  );
};

type NoFormationsProps = {
  /** Undefined when only the title filters. */
  skill: string | undefined;
  neighbours: readonly Option[];
  onSkill: (skillId: string) => void;
  onReset: () => void;
};

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
