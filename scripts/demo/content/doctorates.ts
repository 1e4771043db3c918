import { demoPeers } from './peers.ts';
import { demoPopulation } from './people.ts';

const schoolsAndDomains = [
  ['[34] Matériaux', '9'],
  ['[492] Droit', '15'],
  ['[512] InfoMaths - InfoMaths', '5'],
  ['[570] EDSP - Santé Publique', '19'],
  ['[600] EGAAL - Écologie, Géosciences, Agronomie et Alimentation', '3'],
] as const;

const known = new Set(['user@demo.test', 'new@demo.test', ...demoPeers.map(({ email }) => email)]);

/** Short records of three in four of the other candidates, in their first to third year. `year` is the academic year. */
export const demoDoctorates = (year: number) =>
  demoPopulation
    .filter(({ email, role, status }) => role === 'user' && status === 'ACCEPTED' && !known.has(email))
    .flatMap(({ email }, place) => {
      const [doctoralSchool, researchDomain] = schoolsAndDomains[place % schoolsAndDomains.length] ?? [];
      const begun = year - (place % 3);
      const dates = { startDate: `${begun}-10-01`, estimatedEndDate: `${begun + 3}-09-30` };
      return place % 4 === 3 ? [] : [{ email, doctorate: { doctoralSchool, researchDomain, ...dates } }];
    });
