import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ListSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { AccountSection } from './account-section.tsx';
import { momentOf } from './own-data.tsx';

const ends = {
  'sessions.others': { call: api.auth.endOtherSessions, keepsCache: false, button: { look: 'secondary' } },
  everywhere: { call: api.auth.logoutEverywhere, keepsCache: true, button: { look: 'secondary', icon: 'log-out' } },
} as const;

const EndSessions = ({ words, onEnded }: { words: keyof typeof ends; onEnded: () => void }) => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { call, keepsCache, button } = ends[words];
  const { mutate, isPending } = useSend(call, {
    success: t(`${words}.done`),
    keepsCache,
    onDone: () => {
      flushSync(() => setAsking(false));
      onEnded();
    },
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {t(`${words}.open`)}
      </Button>
      {isAsking && (
        <Confirm
          title={t(`${words}.title`)}
          text={t(`${words}.text`)}
          keepLabel={t(`${words}.keep`)}
          confirmLabel={t(`${words}.confirm`)}
          isBusy={isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => mutate({})}
        />
      )}
    </>
  );
};

export const OwnSessions = ({ onLoggedOut }: { onLoggedOut: () => void }) => {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useCall(api.auth.listSessions, []);
  const focusHeading = () => heading.current?.focus();
  const { mutate, sending } = useSend(api.auth.endSession, { success: t('sessions.ended'), onDone: focusHeading });
  return (
    <AccountSection title={t('sessions.heading')} hint={t('sessions.hint')} headingRef={heading}>
      <Loaded query={query} skeleton={<ListSkeleton rows={1} />}>
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
              {sessions.length > 1 && <EndSessions words="sessions.others" onEnded={focusHeading} />}
              <EndSessions words="everywhere" onEnded={onLoggedOut} />
            </div>
          </>
        )}
      </Loaded>
    </AccountSection>
  );
};
