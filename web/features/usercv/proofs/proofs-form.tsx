import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { skillsToProve } from '#shared/domain/shareable.ts';
import type { ratedSkill } from '#shared/schemas/portfolio.ts';
import type { userCvSkill } from '#shared/schemas/usercv.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProofField } from './proof-field.tsx';

import './proofs.css';

type ProofsFormProps = {
  portfolioId: string;
  skills: readonly RatedSkill[];
  onCv: readonly z.output<typeof userCvSkill>[];
  isPublic: boolean;
};

type RatedSkill = z.output<typeof ratedSkill>;

/** An example that stands above one field need not stand above the next. */
const isFirstOfCategory = (asked: readonly RatedSkill[], place: number): boolean =>
  asked.findIndex(({ Skill }) => Skill.category === asked[place]?.Skill.category) === place;

export const ProofsForm = ({ portfolioId, skills, onCv, isPublic }: ProofsFormProps) => {
  const { t } = useTranslation('proofs');
  const asked = skillsToProve(skills.filter(({ Skill }) => Skill.active));
  const examples: Readonly<Record<number, string>> = t('example', { returnObjects: true });
  const { result, tabs } = assessmentPaths(portfolioId);
  if (asked.length === 0) return <EmptyState title={t('none')} action={<Link to={tabs}>{t('rate')}</Link>} />;
  return (
    <>
      <div className="measure">
        <Note>{t(isPublic ? 'isPublic' : 'isPrivate')}</Note>
      </div>
      <ol className="proof-fields">
        {asked.map((skill, place) => (
          <ProofField
            key={skill.Skill.id}
            skill={skill}
            onCv={onCv.find(({ Skill }) => Skill.id === skill.Skill.id)}
            example={isFirstOfCategory(asked, place) ? examples[skill.Skill.category] : undefined}
          />
        ))}
      </ol>
      <p className="row">
        <Link className={buttonClass({ look: 'primary' })} to="/user/cv">
          {t('toCv')}
        </Link>
        <Link className={buttonClass({ look: 'quiet' })} to={result}>
          {t('later')}
        </Link>
      </p>
    </>
  );
};
