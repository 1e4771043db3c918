import { type ReactNode, useRef } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { canUndo, statusOf } from './decision-queue.ts';
import { Email, personName } from './person.tsx';
import { PersonFlags, type useMails } from './person-flags.tsx';
import { sinceDay } from './since-day.ts';
import { UndoButton } from './undo.tsx';
import type { TableDecisions } from './use-table-decisions.ts';

type RequestProps = { user: Member; index: number; table: TableDecisions; mails: ReturnType<typeof useMails> };

/** A decided request stays in its place and says the decision (D58). */
const Request = ({ user, index, table, mails }: RequestProps) => {
  const { t } = useTranslation('users');
  const decision = table.decisionOf(user);
  const status = statusOf(user, decision);
  const isWaiting = status === 'PENDING';
  const className = isWaiting ? undefined : 'decided';
  return (
    <li data-index={index} className={className}>
      <div>
        <span className="who" tabIndex={-1}>
          {personName(user)}
        </span>
        <span className="mail">
          <Email address={user.email} />
        </span>
      </div>
      <div className="request-facts">
        {user.emailConfirmed && <span>{t('requests.confirmed')}</span>}
        <PersonFlags user={user} isFailed={decision?.state === 'failed'} mails={mails} />
        <span>
          <Raised>{sinceDay(user.createdAt, currentLanguage())}</Raised>
        </span>
      </div>
      <div className="decide">
        {!isWaiting && (
          <span className="decision">
            <Icon name={status === 'ACCEPTED' ? 'check' : 'x'} />
            {t(`requests.${status}`)}
          </span>
        )}
        {decision && canUndo(decision) ? (
          <UndoButton decision={decision} onUndo={() => table.undo([decision])} />
        ) : (
          isWaiting && <DecisionButtons user={user} table={table} />
        )}
      </div>
    </li>
  );
};

type RequestsProps = {
  requests: readonly Member[];
  table: TableDecisions;
  mails: ReturnType<typeof useMails>;
  /** Leads to the requests that are not listed here. */
  more: ReactNode;
};

export const Requests = ({ requests, table, mails, more }: RequestsProps) => {
  const { t } = useTranslation('users');
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmed = table.waiting.filter(({ emailConfirmed }) => emailConfirmed);
  const acceptConfirmed = () => {
    table.decideMany(confirmed, 'ACCEPTED');
    // The footer that takes the focus of several decisions is not there for one.
    if (confirmed.length === 1) heading.current?.focus();
  };
  return (
    <section className="requests" aria-labelledby="requests">
      <header>
        <h2 id="requests" ref={heading} tabIndex={-1}>
          {t('pending', { count: table.waiting.length })}
        </h2>
        {confirmed.length > 0 && (
          <Button look="quiet" onClick={acceptConfirmed}>
            {t('requests.acceptConfirmed', { count: confirmed.length })}
          </Button>
        )}
      </header>
      <ul className="request-list sheet">
        {requests.map((user, index) => (
          <Request key={user.id} {...{ user, index, table, mails }} />
        ))}
      </ul>
      {more}
    </section>
  );
};
