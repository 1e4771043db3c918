import { useEffect, useState } from 'react';
import type { ListedUniversity, UniversityDeletion } from '#shared/schemas/university.ts';
import { api } from '#web/lib/calls/api.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';

/** Milliseconds between two reads of a deletion; a failing one is retried hourly. */
const pollMs = { running: 2_000, failing: 60_000, done: false } as const;

type DeletionProps = { listed: UniversityDeletion; universities: readonly ListedUniversity[] };

const Deletion = ({ listed, universities }: DeletionProps) => {
  const { t } = useTranslation('universityList');
  const { data = listed } = useCall(api.universities.getDeletion, [{ params: { id: listed.id } }], {
    isSilent: true,
    refreshAfter: (reply = listed) => pollMs[reply.state],
  });
  const { name, state, step, transferUsersTo, movedUsers, members } = data;
  // Moved users change the counts of other universities.
  useEffect(() => {
    if (state === 'done') void announceChange('users');
  }, [state]);
  const to = universities.find(({ id }) => id === transferUsersTo);
  const target = to ? t('deletion.target', { name: to.name }) : t('deletion.elsewhere');
  const isMoving = transferUsersTo !== null && step === 'members';
  const moved = t('deletion.moved', { count: movedUsers, target });
  const rest = transferUsersTo === null ? t(`deletion.rest.${state}`) : `${moved} ${t(`deletion.rest.${state}`)}`;

  return (
    <Note tone={state === 'failing' ? 'fail' : 'info'}>
      <p>
        <strong>{t(`deletion.${state}`, { name })}</strong>{' '}
        {isMoving && state === 'running' ? t('deletion.moving', { target }) : rest}
      </p>
      {isMoving && members !== null && (
        <div className="progress">
          <div className="t">
            <span>{t('deletion.progress')}</span>
            <span className="num">
              {t('deletion.of', { count: movedUsers, total: figure(members, currentLanguage()) })}
            </span>
          </div>
          <progress value={movedUsers} max={Math.max(members, movedUsers, 1)} aria-label={t('deletion.progress')} />
        </div>
      )}
      {state === 'running' && <p className="muted">{t('deletion.leave')}</p>}
    </Note>
  );
};

/** A deletion that ends while it is shown stays on the screen. */
export const Deletions = ({
  listed,
  universities,
}: {
  listed: readonly UniversityDeletion[];
  universities: readonly ListedUniversity[];
}) => {
  const [seen, setSeen] = useState(listed);
  const isNew = ({ id }: UniversityDeletion) => !seen.some((one) => one.id === id);
  if (listed.some(isNew)) setSeen([...listed.filter(isNew), ...seen]);
  if (seen.length === 0) return null;
  return (
    <div className="deletions stack">
      {seen.map((one) => (
        <Deletion key={one.id} listed={one} universities={universities} />
      ))}
    </div>
  );
};
