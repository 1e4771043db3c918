import { useRef } from 'react';
import { localized } from '#shared/domain/localized.ts';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveButton } from '#web/blocks/row-buttons.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Strength } from './strength.tsx';

type SkillTableProps = {
  query: Query<FormationSkill[]>;
  /** Moves the focus, because the button that had it has been removed. */
  onRemoved: () => void;
};

const nameOf = ({ Skill }: FormationSkill): string => localized(Skill, currentLanguage()).name;
const byName = (a: FormationSkill, b: FormationSkill) => nameOf(a).localeCompare(nameOf(b), currentLanguage());
const byStrength = (a: FormationSkill, b: FormationSkill) => a.value - b.value || byName(a, b);

export const SkillTable = ({ query, onRemoved }: SkillTableProps) => {
  const { t } = useTranslation(['formations', 'ratings']);
  const categories: Readonly<Record<number, string>> = t('ratings:category.skill', { returnObjects: true });
  return (
    <div className="strengths narrow-lines">
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
            cell: (row) => (
              <RemoveButton
                label={t('skills.remove', { name: nameOf(row) })}
                tip={t('skills.removeTip')}
                call={api.formations.removeSkill}
                id={row.id}
                success={t('skills.removed')}
                onRemoved={onRemoved}
              />
            ),
          },
        ]}
      />
    </div>
  );
};

import './formations.css';

const AddSkill = onDemand(async () => (await import('./add-skill.tsx')).AddSkill);

export const FormationSkills = ({ formationId }: { formationId: string }) => {
  const { t } = useTranslation('formations');
  const skills = useCall(api.formations.listSkills, [{ query: { formationId } }]);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = skills.data?.length;

  return (
    <section className="under">
      <div className="toolbar above-sheet">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('skills.title')} {count !== undefined && <Count value={count} label={t('skills.count', { count })} />}
          </h2>
          <p className="hint">{t('skills.hint')}</p>
        </div>
        <DialogButton look="primary" icon="plus" label={t('skills.add')} disabled={!skills.data}>
          {(close) => skills.data && <AddSkill formationId={formationId} skills={skills.data} onClose={close} />}
        </DialogButton>
      </div>
      <SkillTable query={skills} onRemoved={() => heading.current?.focus()} />
    </section>
  );
};
