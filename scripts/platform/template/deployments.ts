import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

const deployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z._default(z.array(z.record(z.string(), z.string())), []),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  Prune: z._default(z.boolean(), true),
  Exclude: z._default(z.array(z.string()), []),
  Include: z._default(z.array(z.string()), []),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
});

/** In deployment order. */
export const findDeployments = (find: FindResources) =>
  find('Custom::CDKBucketDeployment', deployment).map(({ stack, id, properties }) => ({
    bucket: properties.DestinationBucketName,
    prefix: properties.DestinationBucketKeyPrefix,
    sources: properties.SourceObjectKeys.map((key, index) => {
      const folder = stack.assets[key.replace(/\.zip$/, '')];
      if (!folder) throw new Error(`${stack.name}/${id} cannot be deployed: its asset ${key} is not in the assembly`);
      return { folder, markers: properties.SourceMarkers[index] ?? {} };
    }),
    exclude: properties.Exclude,
    include: properties.Include,
    prune: properties.Prune,
    headers: properties.SystemMetadata,
  }));

export type Deployment = ReturnType<typeof findDeployments>[number];
