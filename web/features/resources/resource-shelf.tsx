import type { Resource } from '#shared/schemas/resource.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { ResourceList } from './resource-list.tsx';
import type { Editing } from './use-uploads.ts';

type ResourceShelfProps = {
  query: Query<readonly Resource[]>;
  /** Absent where one only reads. */
  editing?: Editing;
};

/** What somebody keeps, or a university shares: documents, then links. */
export const ResourceShelf = ({ query, editing }: ResourceShelfProps) => (
  <>
    <ResourceList kind="document" query={query} editing={editing} />
    <ResourceList kind="link" query={query} editing={editing} />
  </>
);
