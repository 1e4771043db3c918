import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';

/** Takes the focus, so that screen readers announce it. */
export const Accepted = ({ user }: { user: User }) => {
  const { t } = useTranslation('waiting');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Note tone="good">
      <h2 className="t2" ref={heading} tabIndex={-1}>
        {t('accepted.title')}
      </h2>
      <p>{t('accepted.text', { firstName: user.firstName })}</p>
      {user.role === 'user' && (
        <p>
          {t('accepted.here')} <Link to="/user">{t('accepted.steps')}</Link>
        </p>
      )}
    </Note>
  );
};
