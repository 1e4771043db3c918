import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from './chromium.ts';
import { markAccessible } from './pdf-ua.ts';

/** A page grows with every print; after this many the browser is replaced. */
const printsPerBrowser = 200;
/** Half of the 30 seconds that the gateway waits: a hung print leaves time for a second one. */
const patience = 12_000;
const graceOnClose = 1_000;

type OpenPage = { browser: Browser; page: Page; prints: number };

/**
 * Prints documents one at a time in one page, which is kept between calls and replaced when it is lost, worn or fails.
 * The page also keeps the security policies of what it printed before: a document's own can only add to them.
 */
export const createPrinter = (launch: () => Promise<Browser>, maxPrints = printsPerBrowser) => {
  let kept: OpenPage | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const open = async (): Promise<OpenPage> => {
    const browser = await launch();
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    browser.once('disconnected', () => {
      if (kept?.browser === browser) kept = null;
    });
    return { browser, page, prints: 0 };
  };

  const close = async (): Promise<void> => {
    const worn = kept?.browser;
    kept = null;
    if (!worn) return;
    // A browser that ends by itself deletes its temporary profile, so it is asked first; one that hangs is killed.
    const killer = setTimeout(() => worn.process()?.kill('SIGKILL'), graceOnClose);
    await worn.close().catch(() => {});
    clearTimeout(killer);
  };

  const printOnce = async (html: string): Promise<Uint8Array> => {
    kept ??= await open();
    kept.prints += 1;
    const { page } = kept;
    await page.setContent(html, { waitUntil: 'load', timeout: patience });
    const pdf = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      waitForFonts: true,
      timeout: patience,
    });
    return markAccessible(pdf, html);
  };

  const print = async (html: string): Promise<Uint8Array> => {
    if (kept && kept.prints >= maxPrints) await close();
    const isOld = kept !== null;
    try {
      return await printOnce(html);
    } catch (error) {
      await close();
      // A browser kept from an earlier call may have died while the function was frozen; a fresh one has no such excuse.
      if (!isOld) throw error;
      return printOnce(html);
    }
  };

  return {
    /** A whole HTML document as a tagged A4 PDF with bookmarks; page size, margins and folios are the document's own CSS. */
    print: (html: string): Promise<Uint8Array> => {
      const printing = last.then(() => print(html));
      last = printing.catch(() => {});
      return printing;
    },
    close,
  };
};

const printer = createPrinter(launchChromium);

/** Prints on this process's one browser; see createPrinter. */
export const printPdf = printer.print;
