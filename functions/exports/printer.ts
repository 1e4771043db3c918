import type { Browser, Page } from 'puppeteer-core';
import { Failure } from '#functions/data/kernel/failure.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { launchChromium } from './chromium.ts';
import { markAccessible } from './pdf-ua.ts';

/** A page's memory grows with every print. */
const printsPerBrowser = 200;
/** Less than half of the gateway's 30 seconds: a hung print leaves time for a retry. */
const printTimeoutMs = 12_000;
const closeTimeoutMs = 1_000;

const outcomeOf = (error: unknown): 'crashed' | 'timed_out' | 'failed' => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timed_out';
  if (error instanceof Failure) return 'crashed';
  return /^(TargetClose|ConnectionClosed|Protocol)Error$/.test(name) ? 'crashed' : 'failed';
};

const rejectWhenEnded = (browser: Browser): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const lost = () => reject(new Failure('Chromium has ended'));
  if (!browser.connected) lost();
  browser.once('disconnected', lost);
  // Avoids an unhandled rejection when nothing awaits it.
  promise.catch(() => undefined);
  return promise;
};

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The browser's own limits do not cover a process that has stopped altogether. */
const inTime = async <T>(printing: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError('Chromium stands still')), printTimeoutMs);
  try {
    return await Promise.race([printing, late]);
  } finally {
    clearTimeout(timer);
  }
};

type OpenPage = { browser: Browser; page: Page; prints: number };

/**
 * Prints one document at a time in one page, which is kept between calls and replaced when it is lost, worn or fails.
 * Security policies of earlier documents stay in force in the page; a document can only add to them.
 */
export const createPrinter = (launch: () => Promise<Browser>, maxPrints = printsPerBrowser) => {
  let kept: OpenPage | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const open = async (): Promise<OpenPage> => {
    const browser = await launch();
    // newPage() never settles when the browser dies meanwhile.
    const page = await Promise.race([browser.newPage(), rejectWhenEnded(browser)]);
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
    // A graceful close deletes the temporary profile; a browser that hangs is killed.
    const killer = setTimeout(() => worn.process()?.kill('SIGKILL'), closeTimeoutMs);
    await worn.close().catch(() => {});
    clearTimeout(killer);
  };

  const printIn = async (page: Page, html: string): Promise<Uint8Array> => {
    await page.setContent(html, { waitUntil: 'load', timeout: printTimeoutMs });
    const pdf = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      waitForFonts: true,
      timeout: printTimeoutMs,
    });
    return markAccessible(pdf, html);
  };

  const printOnce = async (html: string): Promise<Uint8Array> => {
    kept ??= await open();
    kept.prints += 1;
    return inTime(printIn(kept.page, html));
  };

  /** A logged begin without an end means that the function timed out. */
  const printLogged = async (isOld: boolean, html: string): Promise<Uint8Array> => {
    const beganAt = performance.now();
    const ms = () => Math.round(performance.now() - beganAt);
    log.info('print_begun', { isOld, characters: html.length });
    try {
      const pdf = await printOnce(html);
      log.info('print_ended', { outcome: 'printed', ms: ms(), bytes: pdf.length });
      return pdf;
    } catch (error) {
      log.info('print_ended', { outcome: outcomeOf(error), ms: ms(), ...describeError(error) });
      throw error;
    }
  };

  const print = async (html: string): Promise<Uint8Array> => {
    if (kept && kept.prints >= maxPrints) await close();
    const isOld = kept !== null;
    try {
      return await printLogged(isOld, html);
    } catch (error) {
      await close();
      // Retried once if the browser was kept from an earlier call: it may have died while the function was frozen.
      if (!isOld) throw error;
      return printLogged(false, html);
    }
  };

  return {
    /** Returns a tagged A4 PDF with bookmarks; page size, margins and folios come from the document's CSS. */
    print: (html: string): Promise<Uint8Array> => {
      const printing = last.then(() => print(html));
      last = printing.catch(() => {});
      return printing;
    },
    close,
  };
};

const printer = createPrinter(launchChromium);

export const printPdf = printer.print;
