import { useMemo, useRef, useState } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { ListSkeleton, Loading } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { FormationFilters } from '#web/features/formations/formation-filters.tsx';
import { GapCourses } from '#web/features/formations/gap-courses.tsx';
import { NoFormations, SuggestedFormations } from '#web/features/formations/suggested-formations.tsx';
import { useKeptGaps } from '#web/features/formations/use-kept-gaps.ts';
import { useChosenParam, useTypedParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Number of skills offered in place of one that no course strengthens. */
const mostNeighbours = 6;

/** `isKnown` is true once the read has ended, even with an error. */
const useSkills = () => {
  const language = currentLanguage();
  const { data, error } = useCall(api.catalogue.listSkills, []);
  const skills = useMemo(
    () =>
      (data?.skills ?? [])
        .map((skill) => ({ value: skill.id, label: localized(skill, language).name, category: skill.category }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [data, language],
  );
  return { skills, isKnown: data !== undefined || error !== null };
};

export const SuggestedCourses = () => {
  const { t } = useTranslation(['formations', 'common']);
  const { id: userId = '', UniversityId } = useUser() ?? {};
  const universityId = UniversityId ?? '';
  const status = useRef<HTMLHeadingElement>(null);
  const { typed, settled: search, type, reset } = useTypedParam('searchedFormation');
  const { skills, isKnown } = useSkills();
  const [asked, chooseSkill] = useChosenParam('searchedSkillId');
  // An unknown skill in the URL is ignored.
  const skill = skills.find(({ value }) => value === asked);
  const query = {
    universityId,
    ...(search && { search: search.slice(0, 200) }),
    ...(skill && { skillId: skill.value }),
  };
  const found = useCall(api.formations.list, [{ query }], {
    isEnabled: universityId !== '' && (asked === '' || isKnown),
    keepsPrevious: true,
  });
  const { data, error } = found;
  // A link to the courses of a skill opens on these. Later filters do not move the page under the hand.
  const [opensOnAll] = useState(search === '' && asked === '');
  const kept = useKeptGaps(userId, opensOnAll);
  const all = useCall(api.formations.list, [{ query: { universityId } }], {
    isEnabled: universityId !== '' && opensOnAll,
    isSilent: true,
  });
  const isReady = kept === null || (kept !== undefined && isKnown && !all.isLoading);
  const isFiltered = search !== '' || skill !== undefined;
  // Moves the focus, because the pressed button disappears.
  const handleReset = () => {
    reset();
    status.current?.focus();
  };
  const showSkill = (skillId: string) => {
    chooseSkill(skillId);
    status.current?.focus();
  };
  const others = skill && data?.otherSkillIds;
  const neighbours = (others ?? [])
    .flatMap((id) => skills.find(({ value }) => value === id) ?? [])
    .filter(({ category }) => category === skill?.category)
    .slice(0, mostNeighbours);

  const head = <PageHead title={t('suggested.title')} lead={t('suggested.lead')} />;

  if (!isReady)
    return (
      <>
        {head}
        <Loading>
          <ListSkeleton rows={6} />
        </Loading>
      </>
    );
  return (
    <>
      {head}
      {kept && all.data && (
        <GapCourses
          kept={kept}
          rows={all.data.rows}
          skillNames={new Map(skills.map(({ value, label }) => [value, label]))}
          onSkill={showSkill}
        />
      )}
      <FormationFilters
        text={typed}
        onType={type}
        skillId={skill?.value ?? ''}
        skills={skills}
        onSkill={chooseSkill}
        onReset={handleReset}
      />
      <div className="found row">
        <h2 className="t1" tabIndex={-1} ref={status}>
          <span role="status">{data ? t('suggested.count', { count: data.count }) : t('common:loading')}</span>
        </h2>
        {asked !== '' && (skill || !isKnown) && (
          <p className="small muted">
            {skill ? t('suggested.forSkill', { count: data?.count ?? 0, skill: skill.label }) : '\u00a0'}
          </p>
        )}
      </div>
      {error && !data ? (
        <Failed error={error} isRetrying={found.isFetching} onRetry={found.refetch} />
      ) : (
        <SuggestedFormations
          rows={data?.rows}
          empty={
            isFiltered ? (
              <NoFormations
                skill={others && skill.label}
                neighbours={neighbours}
                onSkill={showSkill}
                onReset={handleReset}
              />
            ) : (
              <EmptyState title={t('empty')} text={t('suggested.emptyText')} />
            )
          }
        />
      )}
    </>
  );
};
