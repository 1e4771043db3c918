import { type RefObject, useEffect, useRef, useState } from 'react';

const step = 100;

/** How many of a long list's rows to draw: the first hundred, and a hundred more whenever the sentinel comes near the window. */
export const useGrowing = (total: number): { count: number; sentinel: RefObject<HTMLDivElement | null> } => {
  const [count, setCount] = useState(step);
  const sentinel = useRef<HTMLDivElement>(null);
  const isComplete = count >= total;

  useEffect(() => {
    if (isComplete || !sentinel.current) return;
    // Observed afresh after each step, because a sentinel that stays in sight is reported once only.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount(count + step);
      },
      { rootMargin: '1500px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [count, isComplete]);

  return { count, sentinel };
};
