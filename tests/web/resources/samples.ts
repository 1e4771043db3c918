import type { Resource } from '#shared/schemas/resource.ts';

const createdAt = '2026-03-01T08:00:00.000Z';
const plain = { url: null, file: null, size: null, scan: null, isForUniversity: false, createdAt, revision: 9 };
export const poster: Resource = {
  ...plain,
  id: 'r1',
  type: 'FILE',
  label: 'Affiche',
  description: 'Lille, 2026',
  file: 'affiche.pdf',
  size: 1_572_864,
};
export const notes: Resource = {
  ...plain,
  id: 'r2',
  type: 'LINK',
  label: 'Carnet',
  description: 'Notes de terrain',
  url: 'https://www.carnets.example/notes/',
};
