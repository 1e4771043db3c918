import { useSyncExternalStore } from 'react';

/** Where the style sheets, too, hold a screen to be wide. */
const query = '(min-width: 48rem)';

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for two things side by side; known before the first picture is drawn, so that nothing jumps. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
