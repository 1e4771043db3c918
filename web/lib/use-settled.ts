import { useEffect, useState } from 'react';

/** A value as it is once it has not changed for so many milliseconds: what somebody typed, when they pause. */
export const useSettled = <T>(value: T, pause: number): T => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
