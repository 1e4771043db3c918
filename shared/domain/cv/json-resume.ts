import { type OwnCv, withScheme } from './own-cv.ts';

const present = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** JSON Resume 1.0.0 (jsonresume.org). A proof is a keyword of its skill, which has no other place for it. */
export const jsonResume = (cv: OwnCv): object => {
  const { doctorate } = cv;
  const degrees = cv.diplomas.map(({ name, university, startDate, endDate }) => ({
    institution: university,
    area: name,
    startDate,
    endDate: present(endDate),
  }));
  const current = doctorate && {
    institution: doctorate.institution,
    area: doctorate.degree,
    studyType: 'PhD',
    startDate: present(doctorate.startDate),
    endDate: present(doctorate.endDate),
    courses: doctorate.thesis === null ? undefined : [doctorate.thesis],
  };
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${cv.firstName} ${cv.lastName}`,
      email: cv.email,
      summary: present(cv.about),
      profiles: cv.socials.map(({ network, url }) => ({ network, url: withScheme(url) })),
    },
    work: cv.experiences.map(({ title, company, city, startDate, endDate }) => ({
      name: company,
      position: title,
      location: city,
      startDate,
      endDate: present(endDate),
    })),
    education: current ? [current, ...degrees] : degrees,
    publications: cv.publications.map(({ title, authors, journalName, date, url, description }) => ({
      name: title,
      publisher: present(journalName),
      releaseDate: date ? String(date) : undefined,
      url: url ? withScheme(url) : undefined,
      summary: [authors, description].filter(Boolean).join('\n'),
    })),
    skills: cv.skills.map(({ name, level, proof }) => ({
      name,
      level: present(level),
      keywords: proof === null ? undefined : [proof],
    })),
  };
};
