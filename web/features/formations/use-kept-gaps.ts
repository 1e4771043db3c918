import { localized } from '#shared/domain/localized.ts';
import { mostJobs } from '#shared/limits.ts';
import { keptGaps, type SkillGap } from '#shared/matching/kept-gaps.ts';
import { assessmentPaths, assessmentsPath } from '#web/lib/address/assessment-paths.ts';
import { isRanked } from '#web/lib/address/spine-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

/** `way` leads to what is missing: answers, or kept jobs. */
export type KeptGaps =
  | { readonly way: 'questions' | 'jobs'; readonly path: string }
  | { readonly way: null; readonly gaps: readonly SkillGap[]; readonly jobNames: ReadonlyMap<string, string> };

/** Reads the latest assessment. Returns undefined until it is loaded, null when it cannot be read. */
export const useKeptGaps = (userId: string, isEnabled: boolean): KeptGaps | null | undefined => {
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isEnabled, isSilent: true });
  const latest = list.data?.portfolios[0];
  const keptJobs = latest?.keptJobs ?? [];
  const query = { limit: String(mostJobs) };
  const ranking = useCall(api.portfolios.generateJobs, [{ params: { id: latest?.id ?? '' }, query }], {
    isEnabled: isEnabled && keptJobs.length > 0,
    isSilent: true,
  });
  if (!isEnabled || (list.error && !list.data)) return null;
  if (!list.data) return undefined;
  if (!latest) return { way: 'questions', path: assessmentsPath };
  const { tabs, jobs } = assessmentPaths(latest.id);
  if (keptJobs.length === 0 && isRanked(latest)) return { way: 'jobs', path: jobs };
  if (keptJobs.length === 0 || ranking.error?.code === 'incomplete_evaluation') return { way: 'questions', path: tabs };
  if (!ranking.data) return ranking.error ? null : undefined;
  const { calculatedJobs } = ranking.data;
  const language = currentLanguage();
  return {
    way: null,
    gaps: keptGaps(calculatedJobs, keptJobs),
    jobNames: new Map(calculatedJobs.map(({ Job }) => [Job.id, localized(Job, language).name])),
  };
};
