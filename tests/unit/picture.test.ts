import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toWebp } from '#functions/decoder/picture.ts';
import { animation, blackPng, chunksOf, drawing, lookAt, manyLaughs, photograph } from '#tests/support/pictures.ts';

const red = [expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1), 255];
const blue = [expect.closeTo(0, -1), expect.closeTo(0, -1), expect.closeTo(254, -1), 255];

it('crops a face to a square around its middle, and shows a logo whole, transparent where it was', async () => {
  const face = await lookAt(await toWebp(await photograph(), 'square'));
  expect([face.width, face.height, face.at(0, 0.5), face.at(1, 0.5)]).toEqual([512, 512, red, blue]);
  const wide = drawing('<circle cx="200" cy="50" r="50" fill="red"/>', 'width="400" height="100"');
  const logo = await lookAt(await toWebp(wide, 'whole'));
  expect([logo.width, logo.height, logo.at(0.5, 0.5), logo.at(0, 0)[3]]).toEqual([1024, 256, red, 0]);
  const small = await lookAt(await toWebp(await photograph(), 'whole'));
  expect([small.width, small.height]).toEqual([400, 300]);
});

it('draws a small drawing at the size at which it is shown', async () => {
  const dot = drawing(
    '<rect width="8" height="16" fill="red"/><rect x="8" width="8" height="16" fill="blue"/>',
    'viewBox="0 0 16 16"',
  );
  const { at } = await lookAt(await toWebp(dot, 'square'));
  // An enlargement from 16 pixels would blur the border over thirty pixels.
  expect([at(0.49, 0.5), at(0.51, 0.5)]).toEqual([red, blue]);
});

it('turns a photograph upright and keeps nothing that a camera says beside it', async () => {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 24/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 21/1 7/1',
  };
  const taken = await photograph({ IFD0: { Make: 'Canari' }, IFD3: gps }, 6);
  expect(taken.toString('latin1')).toContain('Canari');
  const kept = await toWebp(taken, 'whole');
  // Rotated by 90° clockwise: the left side is now at the top.
  const { width, height, at } = await lookAt(kept);
  expect([width, height, at(0.5, 0.1), at(0.5, 0.9)]).toEqual([300, 400, red, blue]);
  expect(chunksOf(kept)).not.toEqual(expect.arrayContaining([expect.stringMatching(/EXIF|XMP|ICCP/)]));
  expect(kept.toString('latin1')).not.toContain('Canari');
});

it('takes the first frame of an animation', async () => {
  const { at } = await lookAt(await toWebp(await animation(), 'square'));
  expect(at(0.5, 0.5)).toEqual(red);
});

it('keeps nothing of what was hidden in or behind a picture', async () => {
  const hidden = '<script>alert(1)</script>';
  for (const bytes of [await photograph({ IFD0: { ImageDescription: hidden } }), blackPng(40, 40)]) {
    const kept = await toWebp(Buffer.concat([bytes, Buffer.from(`${hidden}PK\x03\x04`)]), 'square');
    expect(kept.toString('latin1')).toMatch(/^RIFF....WEBP/s);
    expect(kept.toString('latin1')).not.toContain('script');
  }
});

it('asks nobody for anything that a drawing names, and runs nothing in it', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
  const greedy = drawing(`
    <style>@import url("${there}"); rect { fill: red }</style>
    <script href="${there}">document.documentElement.innerHTML = ''</script>
    <image href="${there}" width="64" height="64"/>
    <image href="file:///proc/self/environ" width="64" height="64"/>
    <use href="${there}#a"/>
    <foreignObject width="64" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${there}"/></foreignObject>
    <rect width="64" height="64" onload="fetch('${there}')"/>`);
  await expect(toWebp(greedy, 'square')).rejects.toThrow();
  server.close();
  expect(asked).toBe(0);
});

const truncated = async () => (await photograph()).subarray(0, 900);
const external = drawing(
  '<text>&x;</text>',
  undefined,
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>',
);

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a PNG that would unpack to 900 megapixels', () => blackPng(30_000, 30_000)],
  ['one a row beyond 50 megapixels', () => blackPng(10_000, 5001)],
  ['an SVG as large', () => drawing('<rect/>', 'width="30000" height="30000"')],
  ['an SVG of entities in entities', manyLaughs],
  ['an SVG that names a file', () => external],
  ['a photograph that ends too soon', truncated],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins as a GIF does', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  [
    'a WebP',
    async () =>
      sharp(await photograph())
        .webp()
        .toBuffer(),
  ],
  [
    'a TIFF',
    async () =>
      sharp(await photograph())
        .tiff()
        .toBuffer(),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['nothing', () => Buffer.alloc(0)],
])('refuses %s', async (_, make) => {
  await expect(toWebp(await make(), 'square')).rejects.toThrow();
});

it('takes 50 megapixels', async () => {
  expect(await lookAt(await toWebp(blackPng(10_000, 5000), 'square'))).toMatchObject({ width: 512, height: 512 });
});
