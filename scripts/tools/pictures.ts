import { runPlaywright } from './run-playwright.ts';

/** `npm run pictures`: takes the landing page's pictures of the product, into `web/pictures`. */
runPlaywright('pictures');
