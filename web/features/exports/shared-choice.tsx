import { mostStrengths } from '#shared/domain/shareable.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loading } from '#web/blocks/loaded.tsx';
import { FailureNote } from '#web/blocks/submit-form.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';
import { StrengthsField } from './strengths-field.tsx';
import type { useStrengths } from './use-strengths.ts';

type SharedChoiceProps = {
  portfolio: Portfolio;
  strengths: ReturnType<typeof useStrengths>;
  chosen: readonly string[];
  withJobs: boolean;
  onChoose: (chosen: string[]) => void;
  onJobs: (withJobs: boolean) => void;
};

export const SharedChoice = ({ portfolio, strengths, chosen, withJobs, onChoose, onJobs }: SharedChoiceProps) => {
  const { t } = useTranslation('exports');
  const { offered, error } = strengths;
  if (!offered) return error ? <FailureNote error={error} /> : <Loading>{null}</Loading>;
  if (offered.usual.length === 0) return <Note>{t('nothing')}</Note>;
  const kept = portfolio.keptJobs.length;
  return (
    <>
      <StrengthsField
        offered={offered}
        chosen={chosen}
        proofsPath={assessmentPaths(portfolio.id).proofs}
        onChange={onChoose}
      />
      {kept > 0 && (
        <label className="check">
          <input type="checkbox" checked={withJobs} onChange={() => onJobs(!withJobs)} />
          {t('jobs', { count: kept })}
        </label>
      )}
    </>
  );
};

/** Says in the foot, which stays visible, how many are chosen and what keeps them from being printed. */
export const ChosenCount = ({ count }: { count: number }) => {
  const { t } = useTranslation('exports');
  const words = { count, most: mostStrengths };
  if (count === 0) return t('noneChosen');
  return count > mostStrengths ? t('tooMany', { ...words, more: count - mostStrengths }) : t('chosen', words);
};
