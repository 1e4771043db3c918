const svg = (...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">${shapes.join('')}</svg>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const riveSud = svg(
  '<rect width="100" height="100" rx="18" fill="#15375f"/>',
  path('M12 28L88 28 88 53 81.5 53C81.5 37 55.5 37 55.5 53L44.5 53C44.5 37 18.5 37 18.5 53L12 53Z', '#fff'),
  line('M12 62C22 55 32 55 41 62S60 69 69 62 82 55.5 88 58.5', '#6fb5e6', 6),
  line('M12 77C22 70 32 70 41 77S60 84 69 77 82 70.5 88 73.5', '#f5c945', 6),
);

const grandBocage = svg(
  '<circle cx="50" cy="50" r="50" fill="#1f5f3f"/>',
  '<clipPath id="disc"><circle cx="50" cy="50" r="42"/></clipPath><g clip-path="url(#disc)">',
  path('M0 0L100 0 100 46 58 52 46 0Z', '#8cc152'),
  path('M0 0L42 0 54 53 0 62Z', '#c9dd7d'),
  path('M0 66L55 57 66 100 0 100Z', '#5c9e4a'),
  path('M59 56.5L100 50 100 100 70 100Z', '#e9c65b'),
  '</g>',
  path('M47.5 78L47.5 52 52.5 52 52.5 78Z', '#17402c'),
  '<circle cx="50" cy="38" r="15" fill="#17402c"/><circle cx="40" cy="46" r="10.5" fill="#17402c"/><circle cx="60" cy="46" r="10.5" fill="#17402c"/>',
);

const hautSaintLaurent = svg(
  path('M50 0L100 18 100 56C100 78 79 93 50 100 21 93 0 78 0 56L0 18Z', '#0d4a56'),
  path('M50 15L53.5 24.5 63 28 53.5 31.5 50 41 46.5 31.5 37 28 46.5 24.5Z', '#fff'),
  path('M10 64L34 37 50 56 66 43 90 64Z', '#cfe7e8'),
  path('M34 37L24.5 47.7 31 51 34 47.5 39 51.5 43 48.3ZM66 43L59 48.7 63.5 52.5 67 49.5 71.5 52 75 51Z', '#fff'),
  path('M8 64L92 64C90 69 87 73 83 77L17 77C13 73 10 69 8 64Z', '#3fa0ab'),
  path('M19 79.5L81 79.5C73 86 62 90.5 50 93.5 38 90.5 27 86 19 79.5Z', '#1b7682'),
);

const meuseSambre = svg(
  path('M50 2L92 26 92 74 50 98 8 74 8 26Z', '#6b1230'),
  line('M19 37C30 55 45 54 50 68', '#e9a13b', 9),
  line('M81 37C70 55 55 54 50 68L50 88', '#f3e6da', 9),
  path(
    'M33 40L33 24 39 24 39 28.5 43.5 28.5 43.5 20 49 20 49 24 51 24 51 20 56.5 20 56.5 28.5 61 28.5 61 24 67 24 67 40C60 45 54 47 50 51 46 47 40 45 33 40Z',
    '#fff',
  ),
  path('M46.5 40L46.5 35C46.5 30.5 53.5 30.5 53.5 35L53.5 40 50 43Z', '#6b1230'),
);

/** In the order of `demoUniversities`. The logos have no letters, since fonts differ between machines. */
export const demoLogos = [riveSud, grandBocage, hautSaintLaurent, meuseSambre] as const;
