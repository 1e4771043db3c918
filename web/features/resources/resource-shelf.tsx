import type { Resource } from '#shared/schemas/resource.ts';
import { Loaded, type Query } from '#web/blocks/loaded.tsx';
import { ResourceList } from './resource-list.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import type { Editing } from './use-uploads.ts';

type ResourceShelfProps = {
  query: Query<readonly Resource[]>;
  /** Absent where one only reads. */
  editing?: Editing;
};

/** What somebody keeps, or a university shares: documents, then links; both at once, so that neither moves the other. */
export const ResourceShelf = ({ query, editing }: ResourceShelfProps) => (
  <Loaded query={query} skeleton={<ShelfSkeleton />}>
    {(resources) => (
      <>
        <ResourceList kind="document" resources={resources} editing={editing} />
        <ResourceList kind="link" resources={resources} editing={editing} />
      </>
    )}
  </Loaded>
);
