import type { Diploma } from '../../schemas/diploma.ts';
import type { Experience } from '../../schemas/experience.ts';
import type { Publication } from '../../schemas/publication.ts';

type Rated = { name: string; level: string | null; proof: string | null };

/** The contents of a person's CV files: profile and CV without birth date and gender. Texts are in one language. */
export type OwnCv = {
  firstName: string;
  lastName: string;
  email: string;
  socials: readonly { network: string; url: string }[];
  about: string | null;
  experiences: readonly Pick<Experience, 'title' | 'company' | 'city' | 'startDate' | 'endDate'>[];
  diplomas: readonly Pick<Diploma, 'name' | 'university' | 'city' | 'startDate' | 'endDate'>[];
  /** `degree` is « Doctorat » with its domain. */
  doctorate: {
    degree: string;
    institution: string;
    thesis: string | null;
    startDate: string | null;
    endDate: string | null;
  } | null;
  publications: readonly Pick<Publication, 'title' | 'authors' | 'journalName' | 'date' | 'url' | 'description'>[];
  skills: readonly Rated[];
};

/** Web addresses may be stored without a scheme. */
export const withScheme = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
