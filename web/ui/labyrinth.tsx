import drawing from './labyrinth.svg';

/** The one path of the labyrinth, from its door to its heart, in a file of its own. */
const path = `${drawing}#path`;

/** The labyrinth with its thread; decoration. `isDrawn` lets the thread unwind once. */
export const Labyrinth = ({ isDrawn = false }: { isDrawn?: boolean }) => {
  return (
    <svg className="labyrinth" viewBox="0 0 2000 2056" aria-hidden="true" focusable="false">
      <circle className="disk" cx="1000" cy="1000" r="944" />
      <use className="corridor" href={path} />
      <use className={isDrawn ? 'line drawing' : 'line'} href={path} />
      <circle className="bead" cx="1000" cy="1000" r="32" />
    </svg>
  );
};
