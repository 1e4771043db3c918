import drawing from './labyrinth.svg';

const path = `${drawing}#path`;

export const Labyrinth = ({ isDrawn = false }: { isDrawn?: boolean }) => (
  <svg className="labyrinth" viewBox="0 0 2000 2056" aria-hidden="true" focusable="false">
    <circle className="disk" cx="1000" cy="1000" r="944" />
    <use className="corridor" href={path} />
    <use className={isDrawn ? 'line drawing' : 'line'} href={path} />
    <circle className="bead" cx="1000" cy="1000" r="32" />
  </svg>
);

/** The walked way without walls, the same for everybody: what others see says nothing of a person's own. */
export const Seal = () => (
  <svg className="labyrinth seal" viewBox="0 0 2000 2056" aria-hidden="true" focusable="false">
    <use className="line" href={path} />
    <circle className="bead" cx="1000" cy="1000" r="88" />
  </svg>
);
