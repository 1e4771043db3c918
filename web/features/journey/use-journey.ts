import { type AssessmentProgress, assessmentProgress } from '#shared/domain/assessment-progress.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import type { UserCv } from '#shared/schemas/usercv.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useRatedRows } from '#web/lib/calls/use-rated-rows.ts';
import { useSkillNames } from '#web/lib/words/use-skill-names.ts';

export type JourneyState = {
  profile: { diplomas: number; experiences: number; publications: number };
  publicSections: number;
  doctorate: Doctorate;
  assessment: {
    portfolio: Portfolio;
    progress: AssessmentProgress;
    jobs: readonly CalculatedJob[];
    skillNames: ReadonlyMap<string, string>;
  } | null;
};

const sections = [
  'showExperiences',
  'showDiplomas',
  'showPublications',
  'showSkills',
  'showDoctorate',
] as const satisfies readonly (keyof UserCv)[];

const noNames: ReadonlyMap<string, string> = new Map();

/** Undefined until all states are loaded, to avoid a layout shift. */
export const useJourney = (userId: string): Query<JourneyState> => {
  const cv = useCall(api.usercv.get, [{ params: { id: userId } }], { isSilent: true });
  const doctorate = useCall(api.doctorates.get, [{ params: { userId } }], { isSilent: true });
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  const portfolio = list.data?.portfolios[0];
  const rated = useRatedRows(portfolio?.id);
  const progress = rated.data && assessmentProgress(rated.data);
  // Enabled only when the server can rank jobs, because missing answers are no error to show.
  const isRanked = progress?.skills.missing === 0;
  const ranking = useCall(api.portfolios.generateJobs, [{ params: { id: portfolio?.id ?? '' } }], {
    isEnabled: isRanked,
    isSilent: true,
  });
  const names = useSkillNames({ isEnabled: isRanked, isSilent: true });
  const skillNames = isRanked ? names.data : noNames;
  // The server also refuses to rank identical answers; there are no jobs to show then.
  const jobs = !isRanked || ranking.error?.code === 'incomplete_evaluation' ? [] : ranking.data?.calculatedJobs;

  const assessment = portfolio ? progress && jobs && skillNames && { portfolio, progress, jobs, skillNames } : null;
  const data =
    cv.data && doctorate.data && list.data && assessment !== undefined
      ? {
          profile: {
            diplomas: cv.data.user.Diplomas.length,
            experiences: cv.data.user.Experiences.length,
            publications: cv.data.user.Publications.length,
          },
          publicSections: sections.filter((flag) => cv.data.userCv?.[flag]).length,
          doctorate: doctorate.data,
          assessment,
        }
      : undefined;
  return { data, ...joinQueries([cv, doctorate, list, names, rated, ranking]) };
};
