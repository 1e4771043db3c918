import { localized } from '#shared/domain/localized.ts';
import { mostStrengths, shareableOf } from '#shared/domain/shareable.ts';
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
  const proofs = onCv.data && new Map(onCv.data.map(({ Skill, proof }) => [Skill.id, proof]));
  const rows =
    proofs &&
    rated.data?.map(({ Skill, value, importantFlag }) => ({
      id: Skill.id,
      name: localized(Skill, currentLanguage()).name,
      value,
      importantFlag: importantFlag ?? null,
      proof: proofs.get(Skill.id) ?? null,
    }));
  const offered =
    rows && shareableOf(rows).map(({ id, name, proof }): Strength => ({ id, name, hasProof: proof !== null }));
  return {
    offered: offered && { usual: offered.slice(0, mostStrengths), others: offered.slice(mostStrengths) },
    error: joinQueries([rated, onCv]).error,
  };
};
