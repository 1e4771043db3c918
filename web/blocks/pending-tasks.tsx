import { Link } from 'react-router-dom';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type PendingTask = {
  name: string;
  /** Undefined while loading. */
  count: number | undefined;
  title: string;
  text: string;
  action?: { to: string; label: string };
};

const Figure = ({ count }: { count: number | undefined }) => {
  if (count === undefined) return <Icon name="loader-circle" />;
  return count === 0 ? <Icon name="check" /> : figure(count, currentLanguage());
};

/** A task without pending items keeps its place, without its action. */
export const PendingTasks = ({ label, duties }: { label: string; duties: readonly PendingTask[] }) => (
  <section className="sheet" aria-label={label}>
    <ul className="duties ruled">
      {duties.map(({ name, count, title, text, action }) => (
        <li key={name} className={count === 0 ? 'done' : undefined}>
          <span className="fig" aria-hidden="true">
            <Figure count={count} />
          </span>
          <div>
            <h2 className="h4">
              {title}
              {count ? <span className="sr"> ({figure(count, currentLanguage())})</span> : null}
            </h2>
            <p className="hint">{text}</p>
          </div>
          {count !== 0 && action && (
            <Link className={buttonClass({ look: 'quiet' })} to={action.to}>
              {action.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
