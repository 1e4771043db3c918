// Bundled apart (infra/packages.ts): React, fonts, texts and pages are two thirds of the bundle, and printing starts a browser anyway.
export { renderCv } from '../cv/render-cv.tsx';
export { renderReport } from '../report/render-report.tsx';
export { sharedPages } from '../share/render-shared.tsx';
