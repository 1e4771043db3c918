import { expect, test } from 'vitest';
import { deviceLabel } from '#functions/lib/keys/device-label.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari, Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16093.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, 'Opera, Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0`, 'Edge, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 FxiOS/140.0 Safari/605.1',
    'Firefox, iPhone',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12', 'Opera, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/51.0 Safari/537.36 Edge/14.14393', 'Edge, Windows'],
  ['Linuxoid MyFirefox/1 Chrome', ''],
  ['curl/8.5.0', ''],
  ['', ''],
])('device: %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
