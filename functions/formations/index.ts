import { calls, serve } from '#functions/lib/serve.ts';
import { formations } from '#shared/contracts/formations.ts';
import { categories, create, get, list, remove, update } from './courses.ts';
import { addSkill, listSkills, removeSkill, updateSkill } from './skills.ts';

export const handler = serve(
  calls(formations, {
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
