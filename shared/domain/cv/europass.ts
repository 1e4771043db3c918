import type { Language } from '../../lists.ts';
import { type OwnCv, withScheme } from './own-cv.ts';

type Attributes = Readonly<Record<string, string>>;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** XML allows no other control characters, in no form. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (found) => references[found] ?? found);

/** `inner` is XML. */
const element = (name: string, inner: string, attributes: Attributes = {}): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join('')}>${inner}</${name}>`;
};
const text = (name: string, said: string | null | undefined, attributes?: Attributes): string =>
  said ? element(name, escaped(said), attributes) : '';

/** Long texts are HTML that is escaped once more. */
const paragraphs = (said: string): string =>
  said
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const dated = (name: string, day: string | null): string =>
  day === null ? '' : element(name, text('hr:FormattedDateTime', day));

const contact = (city: string): string =>
  element('OrganizationContact', element('Communication', element('Address', text('oa:CityName', city))));

const named = ({ firstName, lastName }: OwnCv): string =>
  element('PersonName', text('oa:GivenName', firstName) + text('hr:FamilyName', lastName));

const reached = (channel: string, address: string): string =>
  element('Communication', text('ChannelCode', channel) + text('oa:URI', address));

const personOf = (cv: OwnCv): string =>
  element(
    'CandidatePerson',
    [named(cv), reached('Email', cv.email), ...cv.socials.map(({ url }) => reached('Web', withScheme(url)))].join(''),
  );

const experienceOf = ({ title, company, city, startDate, endDate }: OwnCv['experiences'][number]): string => {
  const period = [
    dated('eures:StartDate', startDate),
    dated('eures:EndDate', endDate),
    text('hr:CurrentIndicator', String(endDate === null)),
  ];
  const position = [
    text('PositionTitle', title, { typeCode: 'FREETEXT' }),
    element('eures:EmploymentPeriod', period.join('')),
    text('City', city),
  ];
  return element(
    'EmployerHistory',
    text('hr:OrganizationName', company) + contact(city) + element('PositionHistory', position.join('')),
  );
};

type Degree = { name: string; place: string; city?: string; start: string | null; end: string | null; thesis?: string };

const degreeOf = ({ name, place, city, start, end, thesis }: Degree, isOngoing: boolean): string => {
  const period = dated('StartDate', start) + dated('EndDate', end) + text('Ongoing', String(isOngoing));
  return element(
    'EducationOrganizationAttendance',
    [
      text('hr:OrganizationName', place),
      city ? contact(city) : '',
      element('AttendancePeriod', period),
      element('EducationDegree', text('hr:DegreeName', name) + text('Thesis', thesis)),
    ].join(''),
  );
};

const educationOf = ({ doctorate, diplomas }: OwnCv): string => {
  const current = doctorate
    ? degreeOf(
        {
          name: doctorate.degree,
          place: doctorate.institution,
          start: doctorate.startDate,
          end: doctorate.endDate,
          thesis: doctorate.thesis ?? '',
        },
        true,
      )
    : '';
  const others = diplomas.map(({ name, university, city, startDate, endDate }) =>
    degreeOf({ name, place: university, city, start: startDate, end: endDate }, endDate === null),
  );
  return element('EducationHistory', current + others.join(''));
};

const publicationOf = (one: OwnCv['publications'][number]): string =>
  element(
    'Publication',
    [
      text('hr:FormattedPublicationDescription', paragraphs(one.description)),
      text('Title', one.title),
      text('Year', one.date ? String(one.date) : null),
      text('Reference', one.url && withScheme(one.url)),
      text('Authors', one.authors),
      text('Journal', one.journalName),
    ].join(''),
  );

/** A section of one's own; the standard's skills are digital ones. */
const skillOf = (title: string, { name, level, proof }: OwnCv['skills'][number]): string => {
  const said = [level, proof].filter((part) => part !== null).join('\n');
  const other = text('Title', name) + text('Description', paragraphs(said));
  return element('Others', text('Title', title) + element('Other', other));
};

const identified = (name: string, schemeName: string, schemeVersionID: string): string =>
  element(name, '', { schemeID: 'Thesee-0001', schemeName, schemeAgencyName: 'EUROPASS', schemeVersionID });

/** The `Candidate` document that europass.europa.eu writes into its own PDFs and reads back. */
export const europassXml = (cv: OwnCv, { language, skills }: { language: Language; skills: string }): string => {
  const profile = [
    identified('hr:ID', 'CandidateProfileID', '1.0'),
    text('hr:ExecutiveSummary', paragraphs(cv.about ?? '')),
    element('EmploymentHistory', cv.experiences.map(experienceOf).join('')),
    educationOf(cv),
    element('PublicationHistory', cv.publications.map(publicationOf).join('')),
    ...cv.skills.map((skill) => skillOf(skills, skill)),
  ];
  const candidate = [
    identified('hr:DocumentID', 'DocumentIdentifier', '4.0'),
    personOf(cv),
    element('CandidateProfile', profile.join(''), { languageCode: language }),
  ];
  const root = element('Candidate', candidate.join(''), {
    'xsi:schemaLocation': 'http://www.europass.eu/1.0 Candidate.xsd',
    xmlns: 'http://www.europass.eu/1.0',
    'xmlns:oa': 'http://www.openapplications.org/oagis/9',
    'xmlns:eures': 'http://www.europass_eures.eu/1.0',
    'xmlns:hr': 'http://www.hr-xml.org/3',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
};
