import { onDemand } from '#web/lib/on-demand.tsx';

export const Diplomas = onDemand(async () => (await import('#web/features/diplomas/diplomas.tsx')).Diplomas, {
  texts: ['diplomas'],
});
export const Experiences = onDemand(
  async () => (await import('#web/features/experiences/experiences.tsx')).Experiences,
  {
    texts: ['experiences'],
  },
);
export const Publications = onDemand(
  async () => (await import('#web/features/publications/publications.tsx')).Publications,
  {
    texts: ['publications'],
  },
);
