import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumEnvironment, chromiumPath } from '#functions/exports/chromium.ts';
import startProduct from '#tests/support/product.ts';
import { median } from './bench/auc.ts';

/**
 * `npm run bench:pages`: largest contentful paint of landing and login on a slow phone (4x CPU, 150 ms, 1.6 Mb/s),
 * divided by that of the same HTML without style, script and font. Medians of one run, alternating, each in a fresh
 * browser context; only ratios carry over to another machine. Exits 1 above a bar.
 */
const rounds = 9;
const bars = { ratio: 4, shift: 0.02 };
const paths = ['/', '/login'];

const stop = await startProduct();
const origin = process.env.THESEE_ORIGIN ?? '';

const plain = createServer((request, response) => {
  void fetch(origin + request.url).then(async (page) => {
    const html = (await page.text()).replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, '');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(gzipSync(html));
  });
}).listen(0, '127.0.0.1');
await once(plain, 'listening');
const address = plain.address();
const plainOrigin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

const load = async (browser: Browser, url: string): Promise<{ paint: number; shift: number }> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = 1_600_000 / 8;
  const conditions = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput };
  await devtools.send('Network.emulateNetworkConditions', conditions);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) seen.shift = Math.max(seen.shift, Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: { paint: number; shift: number } }).seen);
  await context.close();
  return seen;
};

const browser = await chromium.launch({ executablePath: await chromiumPath(), env: chromiumEnvironment() });
try {
  console.log('page      largest paint   HTML alone   ratio   largest jump');
  for (const path of paths) {
    const ours = [];
    const alone = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(browser, origin + path));
      alone.push((await load(browser, plainOrigin + path)).paint);
    }
    const paint = median(ours.map((one) => one.paint));
    const ratio = paint / median(alone);
    const shift = Math.max(...ours.map((one) => one.shift));
    const figures = [`${paint.toFixed(0)} ms`, `${median(alone).toFixed(0)} ms`, ratio.toFixed(2), shift.toFixed(3)];
    console.log(`${path.padEnd(8)}${figures.map((figure) => figure.padStart(13)).join('')}`);
    if (ratio > bars.ratio || shift > bars.shift) process.exitCode = 1;
  }
} finally {
  await browser.close();
  plain.close();
  await stop();
}
