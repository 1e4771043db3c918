import { Link } from 'react-router-dom';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

type PendingTask = {
  name: string;
  count: number;
  title: string;
  text: string;
  action?: { to: string; label: string };
};

type PendingTasksProps = {
  label: string;
  duties: readonly PendingTask[];
  /** Said when nothing waits. */
  none: string;
};

/** Shows only what waits. */
export const PendingTasks = ({ label, duties, none }: PendingTasksProps) => {
  const waiting = duties.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p className="muted">{none}</p>;
  return (
    <section className="sheet" aria-label={label}>
      <ul className="duties ruled">
        {waiting.map(({ name, count, title, text, action }) => (
          <li key={name}>
            <span className="fig" aria-hidden="true">
              {figure(count, currentLanguage())}
            </span>
            <div>
              <h2 className="h4">
                {title} <span className="sr">({figure(count, currentLanguage())})</span>
              </h2>
              <p className="hint">{text}</p>
            </div>
            {action && (
              <Link className={buttonClass({ look: 'quiet' })} to={action.to}>
                {action.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
