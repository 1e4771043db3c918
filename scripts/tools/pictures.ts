import { runPlaywright } from './run-playwright.ts';

/** `npm run pictures`: takes the landing page's pictures of the product, into `web/pictures`, and the seal of mails. */
process.env.TAKE_PICTURES = 'yes';
runPlaywright('pictures');
