import { useMemo } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { StrengthTable } from './strength-table.tsx';
import { useStrengths } from './use-strengths.ts';

export const ActivityStrengths = ({ activityId }: { activityId: string }) => {
  const { t } = useTranslation('catalogues');
  const skills = useCall(api.catalogue.listActivitySkills, [{ query: { activityId } }]);
  const rows = useMemo(
    () => skills.data?.activitySkills.map(({ Skill, ...row }) => ({ ...row, entry: Skill })),
    [skills.data],
  );
  const strengths = useStrengths(rows, api.catalogue.updateActivitySkill, t('strengths.activitySkillsSaved'));
  return (
    <section className="entry-links">
      <h2>{t('links.activitySkills')}</h2>
      <StrengthTable kind="skill" query={skills} rows={rows} strengths={strengths} />
    </section>
  );
};
