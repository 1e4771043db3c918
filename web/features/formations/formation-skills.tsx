import { useRef, useState } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkillTable } from './skill-table.tsx';

const AddSkill = onDemand(async () => (await import('./add-skill.tsx')).AddSkill);

/** The skills of a course: how many, what a strength is, the table, and the way to add one. */
export const FormationSkills = ({ formationId }: { formationId: string }) => {
  const { t } = useTranslation('formations');
  const skills = useCall(api.formations.listSkills, [{ query: { formationId } }]);
  const [isAdding, setAdding] = useState(false);
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
        <Button look="primary" icon="plus" disabled={!skills.data} onClick={() => setAdding(true)}>
          {t('skills.add')}
        </Button>
      </div>
      <SkillTable query={skills} onRemoved={() => heading.current?.focus()} />
      {isAdding && skills.data && (
        <AddSkill formationId={formationId} skills={skills.data} onClose={() => setAdding(false)} />
      )}
    </section>
  );
};
