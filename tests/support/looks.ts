import { languages } from '#shared/lists.ts';
import type { Scene } from './scenes.ts';

const widths = [1280, 390] as const;
const themes = ['light', 'dark'] as const;

export const looks = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((colorScheme) => ({ language, width, colorScheme }))),
);
export type Look = (typeof looks)[number];

/** A scene is opened in light and looked at in both themes. */
const lightLooks = looks.filter(({ colorScheme }) => colorScheme === 'light');

const isPhone = ({ width }: Look): boolean => width === 390;

/** All in which a scene exists; some exist on a phone alone. */
export const looksOf = ({ isNarrow }: Scene): readonly Look[] => looks.filter((look) => !isNarrow || isPhone(look));

/**
 * In which a scene is opened to be tested: with `isEach` in each language and width, else the longer language wide, where
 * it is also magnified to less than a phone's width, and the other one on a phone.
 */
export const openedLooks = ({ isNarrow }: Scene, { isEach = false } = {}): readonly Look[] =>
  lightLooks.filter((look) => {
    if (isNarrow) return isPhone(look);
    return isEach || isPhone(look) === (look.language === 'en');
  });

export const lookName = ({ language, width, colorScheme }: Look): string => `${language}-${width}-${colorScheme}`;

/** Animations are off, so that screenshots are stable. */
export const windowOf = (look: Look) => {
  const { width, colorScheme } = look;
  const [viewport, isMobile] = [{ width, height: 900 }, isPhone(look)];
  return { viewport, colorScheme, reducedMotion: 'reduce', hasTouch: isMobile, isMobile } as const;
};
