import type { Translate } from '#shared/i18n/translate.ts';

/** The pictures that may be uploaded. */
export const imageTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/jpg', 'image/svg+xml'] as const;
/** 5 MB. */
export const imageMaxBytes = 5_242_880;

/** What is wrong with a picture: that there is none, its kind or its size. */
export const imageFault = (file: File | undefined, t: Translate<'common'>): string | undefined => {
  if (!file) return t('image.none');
  if (!imageTypes.some((known) => known === file.type)) return t('image.format');
  return file.size > imageMaxBytes ? t('image.tooLarge') : undefined;
};
