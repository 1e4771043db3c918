import { ThumbDown, ThumbUp } from './icons.tsx';
import type { ReportTexts } from './texts.ts';

/** Liked or disliked, by shape and word; nothing when neutral. */
export const Liking = ({ flag, t }: { flag: boolean | null; t: ReportTexts['t'] }) => {
  if (flag === null) return null;
  return (
    <span className="liking">
      {flag ? <ThumbUp /> : <ThumbDown />}
      {t(flag ? 'like' : 'dislike')}
    </span>
  );
};
