import { localized } from '#shared/domain/localized.ts';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RemoveSkill } from './remove-skill.tsx';
import { Strength } from './strength.tsx';

type SkillTableProps = {
  query: Query<FormationSkill[]>;
  /** A skill is gone, and with it the button that had the focus. */
  onRemoved: () => void;
};

const nameOf = ({ Skill }: FormationSkill): string => localized(Skill, currentLanguage()).name;
const byName = (a: FormationSkill, b: FormationSkill) => nameOf(a).localeCompare(nameOf(b), currentLanguage());
const byStrength = (a: FormationSkill, b: FormationSkill) => a.value - b.value || byName(a, b);

/** The skills that a course strengthens, how much, and the way to take one away. */
export const SkillTable = ({ query, onRemoved }: SkillTableProps) => {
  const { t } = useTranslation(['formations', 'ratings']);
  const categories: Readonly<Record<number, string>> = t('ratings:category.skill', { returnObjects: true });
  return (
    <div className="strengths">
      <ListTable
        query={query}
        rows={query.data}
        caption={t('skills.caption')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'skill', direction: 'ascending' }}
        empty={<EmptyState title={t('skills.empty')} text={t('skills.emptyText')} />}
        columns={[
          {
            id: 'skill',
            header: t('skills.skill'),
            compare: byName,
            cell: (row) => (
              <span className="cell-lines">
                <span className="h4">{nameOf(row)}</span>
                <span className="small muted">
                  {categories[row.Skill.category]}
                  {!row.Skill.active && `, ${t('skills.retired')}`}
                </span>
              </span>
            ),
          },
          {
            id: 'strength',
            header: t('skills.strength'),
            compare: byStrength,
            cell: (row) => <Strength row={row} name={nameOf(row)} />,
          },
          {
            id: 'actions',
            header: t('actions'),
            isHeaderHidden: true,
            isEnd: true,
            width: 's',
            cell: (row) => <RemoveSkill id={row.id} name={nameOf(row)} onRemoved={onRemoved} />,
          },
        ]}
      />
    </div>
  );
};
