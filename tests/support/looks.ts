import { languages } from '#shared/lists.ts';

const widths = [1280, 390] as const;
const themes = ['light', 'dark'] as const;

export const looks = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((colorScheme) => ({ language, width, colorScheme }))),
);
export type Look = (typeof looks)[number];

export const fourLooks: readonly Look[] = [
  { language: 'fr', width: 1280, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'fr', width: 390, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
];

export const lookName = ({ language, width, colorScheme }: Look): string => `${language}-${width}-${colorScheme}`;

/** Animations are off, so that screenshots are stable. */
export const windowOf = ({ width, colorScheme }: Look) => {
  const isPhone = width === 390;
  const viewport = { width, height: 900 };
  return { viewport, colorScheme, reducedMotion: 'reduce', hasTouch: isPhone, isMobile: isPhone } as const;
};
