import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { isAnyShown } from '#shared/domain/shown-cv.ts';
import type { Language } from '#shared/lists.ts';
import { renderCv } from './cv/render-cv.tsx';
import { printPdf } from './printer.ts';

/** Another function of the product asks for somebody's public CV in a language; `cause` names the request behind it. */
export type CvPrint = { publicCvOf: string; language: Language; cause?: string };

/** Prints a person's CV as anybody reads it; the PDF in base64, null when nothing of it is public. */
export const printPublicCv = async ({ publicCvOf, language }: CvPrint): Promise<{ pdf: string | null }> => {
  const cv = await findPublicCv(publicCvOf, new Date());
  if (!cv || !isAnyShown(cv.userCv)) return { pdf: null };
  return { pdf: Buffer.from(await printPdf(renderCv(cv, language))).toString('base64') };
};
