import { localized } from '#shared/domain/localized.ts';
import { asOnCv, mostStrengths, shareableOf } from '#shared/domain/shareable.ts';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

/** `hasProof`: the person has written a sentence that shows it. */
export type Strength = { id: string; name: string; hasProof: boolean };

/** In the order of the page; the `usual` ones are the first and preselected. Undefined until both lists are loaded. */
export const useStrengths = (portfolioId: string) => {
  const userId = useUser()?.id ?? '';
  const rated = useCall(api.portfolios.listSkills, [{ params: { portfolioId } }]);
  const onCv = useCall(api.usercv.listSkills, [{ params: { id: userId } }]);
  const cv = onCv.data && new Map(onCv.data.map((row) => [row.Skill.id, row]));
  const rows =
    cv &&
    rated.data?.map(({ Skill, value, importantFlag }) => {
      const { name } = localized(Skill, currentLanguage());
      return asOnCv({ id: Skill.id, name, value, importantFlag: importantFlag ?? null }, cv.get(Skill.id));
    });
  const offered =
    rows && shareableOf(rows).map(({ id, name, proof }): Strength => ({ id, name, hasProof: proof !== null }));
  return {
    offered: offered && { usual: offered.slice(0, mostStrengths), others: offered.slice(mostStrengths) },
    error: joinQueries([rated, onCv]).error,
  };
};
