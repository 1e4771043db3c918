import { useState } from 'react';

/** The second press of two in a row meant the button that stood there before, in milliseconds. */
const doublePress = 700;

/** Makes a press count only once its button has stood there for a moment. */
export const useLatePress = (): ((act: () => void) => void) => {
  const [shownAt] = useState(Date.now);
  return (act) => {
    if (Date.now() - shownAt > doublePress) act();
  };
};
