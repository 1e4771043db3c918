import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Standing } from '#shared/domain/journey.ts';

type StationProps = {
  path: string;
  label: string;
  /** How it stands, in a word or two. */
  state?: string;
  standing: Standing | undefined;
  /** One is here in the way: what is next follows. */
  next?: ReactNode;
  children: ReactNode;
};

/** A part of the way: its name, how it stands, what is in it. */
export const StationItem = ({ path, label, state, standing, next, children }: StationProps) => (
  <li className={next ? 'now' : standing === 'done' ? 'done' : undefined} aria-current={next ? 'step' : undefined}>
    <div className={next ? 'station sheet' : 'station'}>
      <h3>
        <Link className="discreet" to={path}>
          {label}
        </Link>
      </h3>
      {state && <span className="state">{state}</span>}
      <div className="facts">{children}</div>
      {next}
    </div>
  </li>
);
