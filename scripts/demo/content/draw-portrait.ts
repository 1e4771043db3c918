const skins = {
  fair: ['#f1cdb4', '#dfae92'],
  sand: ['#e3b48f', '#cc9670'],
  olive: ['#cf9c74', '#b47f58'],
  brown: ['#a06a46', '#835335'],
  dark: ['#6f452f', '#573423'],
} as const;

const hairs = {
  black: '#211a22',
  brown: '#4a2f25',
  chestnut: '#7a4527',
  ginger: '#b4602c',
  blond: '#d0a45c',
  grey: '#9b949c',
};

const grounds = {
  violet: ['#d9c8e6', '#e8dcf0'],
  blue: ['#c3d8ea', '#d8e6f2'],
  green: ['#c6dfd0', '#dcebe2'],
  straw: ['#f1dfae', '#f7ebc9'],
  rose: ['#eccfcf', '#f4e0df'],
  slate: ['#cfcbd8', '#dfdce6'],
} as const;

const cuts = {
  short: {
    front:
      'M33.4 41C31 26 38 18.5 50.5 18.5 63 18.5 69 26.5 66.6 41 65.6 35 63.5 31.5 60.5 30 53 32.5 43 32 39 29.5 36 32 34.3 36 33.4 41Z',
  },
  side: {
    front:
      'M33.3 42C29.5 27 36 17 51.5 17.5 65 18 69.5 28 66.7 42 66 36.5 64 33 61.5 31 54 31.5 47 29 43 24.5 42 30 36 33 33.3 42Z',
  },
  curly: {
    front:
      'M33 42C29.5 40 29 35 31.5 32.5 29.5 28 32.5 23.5 37 23 38.5 18.5 44 16.5 48 18.5 52.5 15.5 58.5 17.5 60.5 21.5 65.5 22 69 26.5 67.5 31 71 34 70.5 40 67 42 66.5 37 65.5 34 63 32.5 58 34 55 31 52 31.5 47 33.5 43 31.5 40.5 32.5 36 34 34 37 33 42Z',
  },
  afro: {
    back: 'M50 10C65 9 77 20 77 34 77 46 70 54 61 56L39 56C30 54 23 46 23 34 23 20 35 11 50 10Z',
    front: 'M33.5 41C31 27 39 20 50 20 61 20 69 27 66.5 41 65 34.5 61 31.5 50 31.5 39 31.5 35 34.5 33.5 41Z',
  },
  bob: {
    back: 'M50 15C66 15 73 26 72.5 42 72.2 52 71 58 68.5 61.5 56 64 44 64 31.5 61.5 29 58 27.8 52 27.5 42 27 26 34 15 50 15Z',
    front: 'M33 43C31.5 29 38 21.5 50 21.5 62 21.5 68.5 29 67 43 65.5 35 60 30.5 53 27.5 47 33 39 35 33 43Z',
  },
  long: {
    back: 'M50 14.5C66 14.5 73.5 26 73.5 42 73.5 56 77 68 78.5 80L21.5 80C23 68 26.5 56 26.5 42 26.5 26 34 14.5 50 14.5Z',
    front: 'M33 44C31 29 38 21 50 21 62 21 69 29 67 44 66 36 60 29.5 50 25.5 40 29.5 34 36 33 44Z',
  },
  wavy: {
    back: 'M50 14C65 13.5 73 24 72.5 38 76 44 72 49 75 55 78 61 73 66 76 73L24 73C27 66 22 61 25 55 28 49 24 44 27.5 38 27 24 35 14.5 50 14Z',
    front: 'M33 44C30.5 29 37.5 20.5 51 20.5 63 20.5 69.5 29.5 67 44 66 37 61.5 31 56.5 27 52 33.5 41 35.5 33 44Z',
  },
  bun: {
    back: 'M50 5.5C56.5 5.5 61 10 61 15.5 61 21 56.5 25 50 25 43.5 25 39 21 39 15.5 39 10 43.5 5.5 50 5.5Z',
    front: 'M33.3 41C31 27 38 19 50 19 62 19 69 27 66.7 41 65 34 59 29.5 50 29.5 41 29.5 35 34 33.3 41Z',
  },
  tied: {
    back: 'M58 20C70 19 77.5 27 77.5 38 77.5 50 73 58 76 68 69 66 64 58 65 44Z',
    front: 'M33.2 42C30.5 27 37 18.5 50.5 18.5 63.5 18.5 69.5 27 66.8 42 65.5 35 62 30 57 27.5 50 31.5 38 33 33.2 42Z',
  },
  scarf: {
    back: 'M50 13C67 13 74 26 73.5 42 73 54 76 64 80 74L20 74C24 64 27 54 26.5 42 26 26 33 13 50 13Z',
    front:
      'M31 46C28.5 29 36 16.5 50 16.5 64 16.5 71.5 29 69 46 68 56 66 64 66 73 60 82 40 82 34 73 34 64 32 56 31 46ZM35.5 44C36.5 54.5 42 61 50 61 58 61 63.5 54.5 64.5 44 65.5 33 60 27 50 27 40 27 34.5 33 35.5 44Z',
  },
} as const satisfies Record<string, { back?: string; front: string }>;

const beard =
  'M34.5 44C35 57 41 64.5 50 64.5 59 64.5 65 57 65.5 44 64 50 61.5 52.5 58.5 52.2 55 50.5 53 50 50 50.8 47 50 45 50.5 41.5 52.2 38.5 52.5 36 50 34.5 44Z';

export type Portrait = {
  skin: keyof typeof skins;
  cut: keyof typeof cuts;
  hair: keyof typeof hairs | `#${string}`;
  ground: keyof typeof grounds;
  wears: `#${string}`;
  collar: 'round' | 'shirt' | 'open';
  glasses?: true;
  beard?: true;
  earrings?: true;
};

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

const collars = {
  round: (_: string, shade: string) => path('M39 71.5C41 79 59 79 61 71.5L58 70.5C56 75 44 75 42 70.5Z', shade),
  shirt: () => path('M41 69.5L50 79 44.5 84 36.5 72ZM59 69.5L50 79 55.5 84 63.5 72Z', '#fbf9fc'),
  open: (skin: string) => path('M41.5 69C44 76 47 82 50 85 53 82 56 76 58.5 69Z', skin),
} as const;

export const drawPortrait = (look: Portrait): string => {
  const [skin, shade] = skins[look.skin];
  const [ground, disc] = grounds[look.ground];
  const hair = look.hair in hairs ? hairs[look.hair as keyof typeof hairs] : look.hair;
  const cut: { back?: string; front: string } = cuts[look.cut];
  const lips = look.skin === 'dark' ? '#c27068' : '#8f3f3c';
  const line = 'fill="none" stroke-linecap="round"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="6 3 88 88">',
    `<rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="46" r="40" fill="${disc}"/>`,
    cut.back ? path(cut.back, hair) : '',
    path('M6 100C7 84 20 75.5 38 72 44 71 56 71 62 72 80 75.5 93 84 94 100Z', look.wears),
    path('M42.5 55L57.5 55 57.5 69C57.5 75 54 77.5 50 77.5 46 77.5 42.5 75 42.5 69Z', skin),
    path('M42.5 59.5C46 64 54 64 57.5 59.5L57.5 65C54 69 46 69 42.5 65Z', shade),
    collars[look.collar](skin, '#00000026'),
    look.cut === 'scarf'
      ? ''
      : `<ellipse cx="33.8" cy="44.5" rx="3.2" ry="4.2" fill="${shade}"/><ellipse cx="66.2" cy="44.5" rx="3.2" ry="4.2" fill="${shade}"/>`,
    path('M34 40C34 28 40.5 22.5 50 22.5 59.5 22.5 66 28 66 40 66 54 60 63 50 63 40 63 34 54 34 40Z', skin),
    look.beard ? path(beard, hair) : '',
    `<path d="M39.5 38.8C41 37.6 44 37.5 45.8 38.5M54.2 38.5C56 37.5 59 37.6 60.5 38.8" stroke="${look.cut === 'scarf' ? '#3a2a26' : hair}" stroke-width="1.3" ${line}/>`,
    '<circle cx="43" cy="43.3" r="1.5" fill="#1d1419"/><circle cx="57" cy="43.3" r="1.5" fill="#1d1419"/>',
    `<path d="M50.5 44C51.8 46.5 52 48 50 48.7" stroke="${shade}" stroke-width="1.3" ${line}/>`,
    `<path d="M45.5 54C48 56.3 52 56.3 54.5 54" stroke="${look.beard ? '#f3dccf' : lips}" stroke-width="1.4" ${line}/>`,
    path(cut.front, hair, ' fill-rule="evenodd"'),
    look.glasses
      ? `<g stroke="#2b2330" stroke-width="1.2" ${line}><circle cx="43" cy="43.5" r="5.2"/><circle cx="57" cy="43.5" r="5.2"/><path d="M48.2 43C49.3 42.2 50.7 42.2 51.8 43M37.8 42.5L34 41.5M62.2 42.5L66 41.5"/></g>`
      : '',
    look.earrings
      ? '<circle cx="33.3" cy="50.5" r="1.5" fill="#f5c945"/><circle cx="66.7" cy="50.5" r="1.5" fill="#f5c945"/>'
      : '',
    '</svg>',
  ].join('');
};
