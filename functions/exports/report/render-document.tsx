import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/lists.ts';
import { fontFaces } from './fonts.ts';
import { legible } from './legible.ts';

/** No scripts and no fetches: fonts and images are data URIs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

type PrintedDocument = { language: Language; title: string; styles: string; children: ReactNode };

export const renderDocument = ({ language, title, styles, children }: PrintedDocument): string => {
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <title>{title}</title>
      <style>{`${fontFaces}${styles}`}</style>
    </head>,
  );
  const body = legible(renderToStaticMarkup(<body>{children}</body>));
  return `<!doctype html><html lang="${language}">${head}${body}</html>`;
};
