import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDate } from '#shared/domain/long-date.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { AccountSection } from './account-section.tsx';
import { LogoutEverywhere } from './logout-everywhere.tsx';

/** The day and the time of day of a moment, where the reader is. */
const momentOf = (time: string) => {
  const language = currentLanguage();
  return { date: longDate(time, language), time: timeOfDay(new Date(time).getTime(), language) };
};

const Skeleton = () => (
  <div className="sheet">
    <ul className="lines">
      <li>
        <div>
          <p className="name">
            <span className="skeleton" />
          </p>
          <p className="small">
            <span className="skeleton" />
          </p>
        </div>
      </li>
    </ul>
  </div>
);

/** Signs out all other devices, after a question. */
const EndOthers = ({ onEnded }: { onEnded: () => void }) => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(api.auth.endOtherSessions, {
    success: t('sessions.others.done'),
    onDone: () => {
      flushSync(() => setAsking(false));
      onEnded();
    },
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('sessions.others.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('sessions.others.title')}
          text={t('sessions.others.text')}
          keepLabel={t('sessions.others.keep')}
          confirmLabel={t('sessions.others.confirm')}
          isBusy={isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => mutate({})}
        />
      )}
    </>
  );
};

/** The devices on which one is signed in, this one marked, and the ways to sign them out. */
export const OwnSessions = ({ onLoggedOut }: { onLoggedOut: () => void }) => {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useCall(api.auth.listSessions, []);
  const focusHeading = () => heading.current?.focus();
  const { mutate, sending } = useSend(api.auth.endSession, { success: t('sessions.ended'), onDone: focusHeading });
  return (
    <AccountSection title={t('sessions.heading')} hint={t('sessions.hint')} headingRef={heading}>
      <Loaded query={query} skeleton={<Skeleton />}>
        {(sessions) => (
          <>
            <div className="sheet">
              <ul className="lines">
                {sessions.map(({ id, device, isCurrent, createdAt, lastSeenAt }) => {
                  const name = device || t('sessions.unknown');
                  return (
                    <li key={id}>
                      <div>
                        <p className="name">{name}</p>
                        <p className="small muted">
                          <Raised>
                            {isCurrent
                              ? t('sessions.since', momentOf(createdAt))
                              : t('sessions.lastSeen', momentOf(lastSeenAt))}
                          </Raised>
                        </p>
                      </div>
                      {isCurrent ? (
                        <Chip tone="accepted" icon="check" text={t('sessions.current')} />
                      ) : (
                        <Button
                          look="quiet"
                          aria-label={t('sessions.endOf', { device: name, ...momentOf(lastSeenAt) })}
                          isBusy={sending?.params.id === id}
                          onClick={() => mutate({ params: { id } })}
                        >
                          {t('sessions.end')}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
            {sessions.length === 1 && <p className="small muted">{t('sessions.alone')}</p>}
            <div className="row">
              {sessions.length > 1 && <EndOthers onEnded={focusHeading} />}
              <LogoutEverywhere onDone={onLoggedOut} />
            </div>
          </>
        )}
      </Loaded>
    </AccountSection>
  );
};
