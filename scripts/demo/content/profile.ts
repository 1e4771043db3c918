import type * as z from 'zod/mini';
import type { diploma } from '#shared/schemas/diploma.ts';
import type { doctorateChanges } from '#shared/schemas/doctorate.ts';
import type { experience } from '#shared/schemas/experience.ts';
import type { publication } from '#shared/schemas/publication.ts';

export type DemoProfile = {
  doctorate: z.input<typeof doctorateChanges>;
  diplomas: readonly z.input<typeof diploma.said>[];
  experiences: readonly z.input<typeof experience.said>[];
  publications: readonly z.input<typeof publication.said>[];
};
