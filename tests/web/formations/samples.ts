import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Formation } from '#shared/schemas/formation.ts';

export const course = (number: number, title: string, category: string | null = null): Formation => ({
  id: `upv_f${number}`,
  universityId: 'upv_university',
  title,
  description: `Deux jours : ${title}`,
  url: null,
  FormationCategoryId: category && `upv_c_${category}`,
  FormationCategory: category === null ? null : { name: category },
  revision: 2,
});

export const listOf = (...rows: Formation[]) => ({ count: rows.length, rows });

export const skill = (id: string, nameFR: string, name: string, category = 1): CatalogueEntry => ({
  ...{ definition: '', definitionFR: '', description: '', descriptionFR: '' },
  ...{ id, name, nameFR, category, active: true },
});
