import { expect, test } from 'vitest';
import { checkDrawing } from '#functions/decoder/drawing.ts';
import { toWebp } from '#functions/decoder/picture.ts';
import { drawing, lookAt } from '#tests/support/pictures.ts';

/** An Illustrator export: doctype, classes, a referenced clipping path. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Calque_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
\t viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css">
\t.st0{clip-path:url(#SVGID_00000102534_);}
\t.st1,.st2{fill:#FF0000;}
</style>
<g>
\t<defs><rect id="SVGID_1_" width="64" height="64"/></defs>
\t<clipPath id="SVGID_00000102534_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
\t<g class="st0"><path class="st1" d="M0,0h64v64H0V0z"/></g>
</g>
</svg>`;

/** An Inkscape file: its own elements and attributes, metadata, a gradient that refers to another. */
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="64" height="64" viewBox="0 0 64 64" version="1.1" id="svg5" inkscape:export-filename="C:\\Logos\\blason.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:pageopacity="0.0"/>
  <title>Blason</title>
  <defs><linearGradient id="a"><stop style="stop-color:#ff0000" offset="0"/></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#a" id="b" x1="0" x2="64" gradientUnits="userSpaceOnUse"/></defs>
  <svg:g inkscape:label="Calque 1" inkscape:groupmode="layer"><rect style="fill:url(#b);stroke:none" width="64" height="64"/></svg:g>
  <metadata><rdf:RDF><cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
</svg>`;

/** A Figma export: a mask and a clipped frame. */
const figma = `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)">
<mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><path d="M64 0H0V64H64V0Z" fill="white"/></mask>
<g mask="url('#mask0_1_2')"><path d="M0 0H64V64H0Z" fill="#FF0000"/></g>
</g>
<defs><clipPath id="clip0_1_2"><rect width="64" height="64" fill="white"/></clipPath></defs>
</svg>`;

test.each([
  ['Illustrator', illustrator],
  ['Inkscape', inkscape],
  ['Figma', figma],
])('draws a logo as %s exports it', async (_, svg) => {
  const { at } = await lookAt(await toWebp(Buffer.from(svg), 'square'));
  expect(at(0.5, 0.5)).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1), 255]);
});

/** Each level uses the one below it twice. */
const doubled = (levels: number, one: (id: string, below: string) => string): string =>
  Array.from({ length: levels }, (_, i) => one(`a${i + 1}`, `a${i}`)).join('');
const rects = (count: number): string => '<rect/>'.repeat(count);
const before = (prolog: string) => drawing('<rect/>', undefined, prolog);

test.each([
  [
    'groups that use each other twice',
    doubled(17, (id, b) => `<g id="${id}"><use href="#${b}"/><use href="#${b}"/></g>`),
  ],
  [
    'the same by the older name',
    doubled(17, (id, b) => `<g id="${id}"><use x:href="#${b}"/><use x:href="#${b}"/></g>`),
  ],
  [
    'clips that clip each other twice',
    doubled(17, (id, b) => `<clipPath id="${id}">${`<path clip-path="url( '#${b}' )"/>`.repeat(2)}</clipPath>`),
  ],
  [
    'the same by classes',
    `<style>${doubled(17, (id, b) => `.q, .${id} {clip-path:URL(#${b})}`)}</style>${doubled(17, (id, b) => `<clipPath id="${id}">${`<path class="q ${b}"/>`.repeat(2)}</clipPath>`)}`,
  ],
  ['an element that uses itself', '<g id="a"><use href="#a"/></g>'],
  ['an id that is there twice', `<g id="a"><rect/></g><g id="a">${rects(300)}</g>${'<use href="#a"/>'.repeat(7)}`],
])('refuses %s, by what they would draw', (_, inside) => {
  expect(() => checkDrawing(drawing(`<rect id="a0"/>${inside}`, 'xmlns:x="http://www.w3.org/1999/xlink"'))).toThrow(
    'draws too many elements',
  );
});

test('takes two thousand elements, those that are referred to each time; a mask counts as twenty', () => {
  // The svg element counts as one.
  expect(() => checkDrawing(drawing(rects(1999)))).not.toThrow();
  expect(() => checkDrawing(drawing(rects(2000)))).toThrow('draws too many elements');
  const used = (uses: number) => drawing(`<g id="a">${rects(97)}</g>${'<use href="#a"/>'.repeat(uses)}`);
  expect(() => checkDrawing(used(19))).not.toThrow();
  expect(() => checkDrawing(used(20))).toThrow('draws too many elements');
  const masked = (count: number) => drawing(`<mask id="m"/>${'<g mask="url(#m)"/>'.repeat(count)}`);
  expect(() => checkDrawing(masked(94))).not.toThrow();
  expect(() => checkDrawing(masked(95))).toThrow('draws too many elements');
});

const strange = 'has an element that is not drawn here';
const outside = 'refers to something outside of it';
test.each([
  ['a text', drawing('<text>A</text>'), strange],
  ['a script', drawing('<script/>'), strange],
  ['a page', drawing('<foreignObject/>'), strange],
  ['a picture', drawing('<image href="data:image/png;base64,AA=="/>'), strange],
  ['a filter', drawing('<filter id="a"/>'), strange],
  ['a pattern', drawing('<pattern id="a"/>'), strange],
  ['an element behind a prefix', drawing('<s:image/>', 'xmlns:s="http://www.w3.org/2000/svg"'), strange],
  ['a file to include', drawing('<xi:include href="#a"/>', 'xmlns:xi="http://www.w3.org/2001/XInclude"'), strange],
  ['an element of another file', drawing('<use href="other.svg#a"/>'), outside],
  ['a colour of another file', drawing('<rect fill="url(http://a.test/#b)"/>'), outside],
  ['the same in a style', drawing('<rect style="fill: url(data:image/svg+xml,x)"/>'), outside],
  ['an escaped address', drawing('<rect style="fill: \\75rl(#a)"/>'), 'escapes a character of a style'],
  ['an id in percents', drawing('<use href="#%61"/>'), outside],
  ['a style sheet that fetches one', drawing('<style>@import "a.css";</style>'), 'says more than how something looks'],
  ['an escape in one', drawing('<style>.a{\\66ill:red}</style>'), 'says more than how something looks'],
  ['a reference for everything', drawing('<style>*{mask:url(#a)}</style>'), 'has a rule for more than a class'],
  ['a style sheet beside it', before('<?xml-stylesheet href="a.css"?>'), 'has a style sheet'],
  ['an entity', before('<!DOCTYPE svg [<!ENTITY a "b">]>'), 'declares entities'],
  ['another encoding', before('<?xml version="1.0" encoding="UTF-7"?>'), 'is not in UTF-8'],
  ['what is no UTF-8', Buffer.concat([drawing('<rect/>'), Buffer.from([0xff])]), 'encoded data'],
  ['a long one', drawing(`<!--${'a'.repeat(256 * 1024)}-->`), 'is too long'],
  ['an outline of many points', drawing(`<path d="M0 0${'h1'.repeat(15_000)}"/>`), 'has an outline of too many points'],
  ['one of many corners', drawing(`<polygon points="${'1 '.repeat(15_001)}"/>`), 'has an outline of too many points'],
  ['one of depth', drawing(`${'<g>'.repeat(30_000)}${'</g>'.repeat(30_000)}`), 'call stack'],
])('refuses %s before anything draws it', async (_, bytes, reason) => {
  expect(() => checkDrawing(bytes)).toThrow(reason);
  await expect(toWebp(bytes, 'square')).rejects.toThrow(reason);
});
