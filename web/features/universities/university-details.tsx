import type { University } from '#shared/schemas/university.ts';
import { UniversityForm } from './university-form.tsx';
import { UniversityLogo } from './university-logo.tsx';

/** All that its administrators, or a super administrator, say of a university. */
export const UniversityDetails = ({ university }: { university: University }) => (
  <>
    <UniversityLogo university={university} />
    <UniversityForm university={university} />
  </>
);
