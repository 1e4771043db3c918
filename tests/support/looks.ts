import { languages } from '#shared/lists.ts';
import type { Scene } from './scenes.ts';

const widths = [1280, 390] as const;
const themes = ['light', 'dark'] as const;

export const looks = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((colorScheme) => ({ language, width, colorScheme }))),
);
export type Look = (typeof looks)[number];

const isPhone = ({ width }: Look): boolean => width === 390;

/** All in which a scene exists; some exist on a phone alone. */
export const looksOf = ({ isNarrow }: Scene): readonly Look[] => looks.filter((look) => !isNarrow || isPhone(look));

const light: Look = { language: 'fr', width: 1280, colorScheme: 'light' };
const dark: Look = { language: 'en', width: 390, colorScheme: 'dark' };

/** In which a scene is tested: in both languages, themes and, where it exists, widths. A wide page is magnified, too, to less than a phone's width. */
export const openedLooks = ({ isNarrow }: Scene): readonly Look[] => [
  isNarrow ? { ...light, width: 390 } : light,
  dark,
];

export const lookName = ({ language, width, colorScheme }: Look): string => `${language}-${width}-${colorScheme}`;

/** Animations are off, so that screenshots are stable. */
export const windowOf = (look: Look) => {
  const { width, colorScheme } = look;
  const [viewport, isMobile] = [{ width, height: 900 }, isPhone(look)];
  return { viewport, colorScheme, reducedMotion: 'reduce', hasTouch: isMobile, isMobile } as const;
};
