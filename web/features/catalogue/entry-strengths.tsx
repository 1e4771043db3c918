import { useMemo } from 'react';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { StrengthTable } from './strength-table.tsx';
import { useStrengths } from './use-strengths.ts';

/** Switching between the tabs keeps the edits of both. */
export const JobStrengths = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('catalogues');
  const [activeTab, openTab] = useTabParam(2);
  const skills = useCall(api.catalogue.listJobSkills, [{ query: { jobId } }]);
  const activities = useCall(api.catalogue.listJobActivities, [{ query: { jobId } }]);
  const skillRows = useMemo(
    () => skills.data?.jobSkills.map(({ Skill, ...row }) => ({ ...row, entry: Skill })),
    [skills.data],
  );
  const activityRows = useMemo(
    () => activities.data?.JobActivities.map(({ Activity, ...row }) => ({ ...row, entry: Activity })),
    [activities.data],
  );
  const ofSkills = useStrengths(skillRows, api.catalogue.updateJobSkill, t('strengths.jobSkillsSaved'));
  const ofActivities = useStrengths(activityRows, api.catalogue.updateJobActivity, t('strengths.jobActivitiesSaved'));
  return (
    <div className="entry-links">
      <Tabs
        label={t('links.label')}
        activeTab={activeTab}
        onChange={openTab}
        tabs={[
          {
            label: t('links.jobSkills'),
            panel: <StrengthTable key="skills" kind="skill" query={skills} rows={skillRows} strengths={ofSkills} />,
          },
          {
            label: t('links.jobActivities'),
            panel: (
              <StrengthTable
                key="activities"
                kind="activity"
                query={activities}
                rows={activityRows}
                strengths={ofActivities}
              />
            ),
          },
        ]}
      />
    </div>
  );
};

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
