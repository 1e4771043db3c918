import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from './ui/icon-names.ts';

const icons = resolve(import.meta.dirname, '../node_modules/lucide-static/icons');

const symbolOf = (name: string): string => {
  const svg = readFileSync(resolve(icons, `${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
};

/** Puts the product's icons into the page as one sprite: no request, no script, no style. */
export const sprite = (): Plugin => ({
  name: 'sprite',
  transformIndexHtml: (html) =>
    html.replace('<div id="root">', `<svg hidden aria-hidden="true">${iconNames.map(symbolOf).join('')}</svg>\n    $&`),
});
