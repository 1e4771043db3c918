import { calls, serve } from '#functions/lib/http/serve.ts';
import { formations } from '#shared/contracts/formations.ts';
import { categories, create, get, list, remove, update } from './courses.ts';
import { addSkill, listSkills, removeSkill, updateSkill } from './skills.ts';

// `imports` serves these.
const { beginImport: _, getImport: __, ...served } = formations;

export const handler = serve(
  calls(served, {
    list,
    get,
    create,
    update,
    remove,
    listCategories: categories.list,
    createCategory: categories.create,
    updateCategory: categories.update,
    removeCategory: categories.remove,
    listSkills,
    addSkill,
    updateSkill,
    removeSkill,
  }),
);
