import type { Browser, Page } from 'puppeteer-core';
import { Failure } from '#functions/data/kernel/failure.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { launchChromium } from './chromium.ts';
import { markAccessible } from './pdf-ua.ts';

/** A page grows with every print; after this many the browser is replaced. */
const printsPerBrowser = 200;
/** Half of the 30 seconds that the gateway waits: a hung print leaves time for a second one. */
const patience = 12_000;
const graceOnClose = 1_000;

/** Tells how a print failed: Chromium was lost, took too long, or met something else. */
const endOf = (error: unknown): 'crashed' | 'timed_out' | 'failed' => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timed_out';
  if (error instanceof Failure) return 'crashed';
  return /^(TargetClose|ConnectionClosed|Protocol)Error$/.test(name) ? 'crashed' : 'failed';
};

/** Rejects when a browser ends. */
const ended = (browser: Browser): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const lost = () => reject(new Failure('Chromium has ended'));
  if (!browser.connected) lost();
  browser.once('disconnected', lost);
  // Nobody may be waiting when it ends.
  promise.catch(() => undefined);
  return promise;
};

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
    // A page of a browser that dies meanwhile is waited for as long as the gateway waits.
    const page = await Promise.race([browser.newPage(), ended(browser)]);
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

  /** Prints once; the log says that it begins, which stands alone where the function's time runs out, and how it ended. */
  const noted = async (isOld: boolean, html: string): Promise<Uint8Array> => {
    const beganAt = performance.now();
    const ms = () => Math.round(performance.now() - beganAt);
    log.info('print_begun', { isOld, characters: html.length });
    try {
      const pdf = await printOnce(html);
      log.info('print_ended', { outcome: 'printed', ms: ms(), bytes: pdf.length });
      return pdf;
    } catch (error) {
      log.info('print_ended', { outcome: endOf(error), ms: ms(), ...describeError(error) });
      throw error;
    }
  };

  const print = async (html: string): Promise<Uint8Array> => {
    if (kept && kept.prints >= maxPrints) await close();
    const isOld = kept !== null;
    try {
      return await noted(isOld, html);
    } catch (error) {
      await close();
      // A browser kept from an earlier call may have died while the function was frozen; a fresh one has no such excuse.
      if (!isOld) throw error;
      return noted(false, html);
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
