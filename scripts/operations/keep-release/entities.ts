import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Entity } from 'dynamodb-toolbox/entity';

const folder = resolve(import.meta.dirname, '../../../functions/data');

/** Loaded dynamically, because entities read the table's name from the environment. */
export const allEntities = async (): Promise<Entity[]> => {
  const files = globSync(['entities/*.ts', 'kernel/entities.ts'], { cwd: folder }).sort();
  const modules: object[] = await Promise.all(files.map((file) => import(`${folder}/${file}`)));
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof Entity);
};
