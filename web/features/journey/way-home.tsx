import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { circuits } from '#shared/domain/labyrinth.ts';
import { localized } from '#shared/domain/localized.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { NextDate } from './next-date.tsx';
import { type ExportDialog, NextStep } from './next-step.tsx';
import { Stages } from './stages.tsx';
import { useLabyrinth } from './use-labyrinth.ts';
import { WayFigure } from './way-figure.tsx';
import { jobPath } from './way-paths.ts';
import './way-home.css';

/** Without an assessment, the catalogue tells how many skills are asked. */
const useWay = (userId: string) => {
  const walk = useLabyrinth(userId);
  const isNew = walk.data !== undefined && !walk.data.assessment;
  const catalogue = useCall(api.catalogue.listSkills, [], { isEnabled: isNew, isSilent: true });
  const asked = catalogue.data?.skills.map(({ category }) => ({ category, value: null, touchedAt: null }));
  const questions = isNew ? asked && skillsNeeded(asked).needed : (walk.data?.assessment?.kinds?.missingSkills ?? 0);
  const data = walk.data && questions !== undefined ? { ...walk.data, questions, skills: asked?.length } : undefined;
  return { data, ...joinQueries([walk, catalogue]) };
};

const KeptList = ({ assessment }: { assessment: PortfolioProgress | undefined }) => {
  const { t } = useTranslation('journey');
  const kept = assessment?.keptJobs ?? [];
  const { data, error } = useCall(api.catalogue.listJobs, [], { isEnabled: kept.length > 0, isSilent: true });
  // A kept job may have left the catalogue.
  const jobs = kept.flatMap((id) => data?.jobs.find((job) => job.id === id) ?? []);
  return (
    <section aria-labelledby="kept-list">
      <h2 id="kept-list">{t('kept.title')}</h2>
      {(kept.length === 0 || error) && <p className="muted">{t(error ? 'kept.failed' : 'kept.none')}</p>}
      <ul className="kept-names">
        {data
          ? jobs.map((job) => (
              <li key={job.id}>
                <Link to={jobPath(assessment?.id ?? '', job.id)}>{localized(job, currentLanguage()).name}</Link>
              </li>
            ))
          : !error &&
            kept.map((id) => (
              <li key={id} aria-hidden="true">
                <span className="skeleton w60" />
              </li>
            ))}
      </ul>
    </section>
  );
};

const Skeleton = () => (
  <div className="way-home" aria-hidden="true">
    <div className="next-step">
      {['w35', 'w80', 'w60'].map((width) => (
        <span key={width} className={`skeleton ${width}`} />
      ))}
    </div>
    <figure>
      <span className="skeleton disk" />
      <figcaption />
    </figure>
    <ul className="stages">
      {circuits.map((circuit) => (
        <li key={circuit} />
      ))}
    </ul>
  </div>
);

type WayHomeProps = {
  userId: string;
  ExportDialog: ExportDialog;
  /** Shown once the way is loaded, to avoid a layout shift. */
  children: ReactNode;
};

export const WayHome = ({ userId, ExportDialog, children }: WayHomeProps) => {
  const query = useWay(userId);
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ assessment, doctorate, labyrinth, questions, skills }) => (
          <>
            <div className="way-home">
              <NextStep {...{ assessment, labyrinth, questions, ExportDialog }} />
              <WayFigure
                id={assessment?.id ?? ''}
                labyrinth={labyrinth}
                kept={assessment?.keptJobs.length ?? 0}
                key={assessment?.id}
              />
              <Stages assessment={assessment} labyrinth={labyrinth} skills={skills} />
            </div>
            <div className="home-more">
              <KeptList assessment={assessment} />
              <NextDate doctorate={doctorate} />
            </div>
          </>
        )}
      </Loaded>
      {(query.data ?? query.error) && children}
    </>
  );
};
