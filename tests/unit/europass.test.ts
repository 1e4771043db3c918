import { expect, test } from 'vitest';
import { europassXml } from '#shared/domain/cv/europass.ts';
import type { OwnCv } from '#shared/domain/cv/own-cv.ts';

const lea: OwnCv = {
  ...{ firstName: 'Léa', lastName: 'Marchand', email: 'lea@example.org', about: 'Je vérifie.\n \nSur place.' },
  socials: [
    { network: 'LinkedIn', url: 'www.linkedin.com/in/lea' },
    { network: 'ORCID', url: 'http://orcid.org/1' },
    // Holds an address, but begins without a scheme.
    { network: 'Archive', url: 'web.archive.org/https://lea.example' },
  ],
  experiences: [
    { title: 'Stage', company: 'Observatoire', city: 'Lyon', startDate: '2022-02-01', endDate: '2022-07-31' },
  ],
  diplomas: [{ name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2020-09-01', endDate: null }],
  doctorate: { degree: 'Doctorat', institution: 'Rive-Sud', thesis: null, startDate: '2024-10-01', endDate: null },
  publications: [
    {
      ...{ title: 'Lire un risque', authors: 'L. Marchand', journalName: 'Revue', date: 2025 },
      ...{ url: 'doi.org/10.1/x', description: 'Un article.' },
    },
    {
      ...{ title: 'Sans rien', authors: 'L. Marchand', journalName: null, date: null },
      ...{ url: null, description: 'Un autre.' },
    },
  ],
  skills: [
    { name: 'Écoute', level: null, proof: 'Trois heures.' },
    { name: 'Calcul', level: null, proof: null },
  ],
};

const at = 'schemeAgencyName="EUROPASS" schemeVersionID';
const city =
  '<OrganizationContact><Communication><Address><oa:CityName>Lyon</oa:CityName></Address></Communication></OrganizationContact>';
const day = (name: string, date: string) => `<${name}><hr:FormattedDateTime>${date}</hr:FormattedDateTime></${name}>`;
const web = (address: string) =>
  `<Communication><ChannelCode>Web</ChannelCode><oa:URI>${address}</oa:URI></Communication>`;

// The order and the names of the elements are those of documents that the portal wrote.
const written = [
  '<?xml version="1.0" encoding="UTF-8"?>\n',
  '<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"',
  ' xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"',
  ' xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
  `<hr:DocumentID schemeID="Thesee-0001" schemeName="DocumentIdentifier" ${at}="4.0"></hr:DocumentID>`,
  '<CandidatePerson><PersonName><oa:GivenName>Léa</oa:GivenName><hr:FamilyName>Marchand</hr:FamilyName></PersonName>',
  '<Communication><ChannelCode>Email</ChannelCode><oa:URI>lea@example.org</oa:URI></Communication>',
  web('https://www.linkedin.com/in/lea'),
  web('http://orcid.org/1'),
  web('https://web.archive.org/https://lea.example'),
  '</CandidatePerson><CandidateProfile languageCode="fr">',
  `<hr:ID schemeID="Thesee-0001" schemeName="CandidateProfileID" ${at}="1.0"></hr:ID>`,
  '<hr:ExecutiveSummary>&lt;p&gt;Je vérifie.&lt;/p&gt;&lt;p&gt;Sur place.&lt;/p&gt;</hr:ExecutiveSummary>',
  `<EmploymentHistory><EmployerHistory><hr:OrganizationName>Observatoire</hr:OrganizationName>${city}<PositionHistory>`,
  '<PositionTitle typeCode="FREETEXT">Stage</PositionTitle><eures:EmploymentPeriod>',
  `${day('eures:StartDate', '2022-02-01')}${day('eures:EndDate', '2022-07-31')}`,
  '<hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod><City>Lyon</City>',
  '</PositionHistory></EmployerHistory></EmploymentHistory>',
  '<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Rive-Sud</hr:OrganizationName>',
  `<AttendancePeriod>${day('StartDate', '2024-10-01')}<Ongoing>true</Ongoing></AttendancePeriod>`,
  '<EducationDegree><hr:DegreeName>Doctorat</hr:DegreeName></EducationDegree></EducationOrganizationAttendance>',
  `<EducationOrganizationAttendance><hr:OrganizationName>Rive-Sud</hr:OrganizationName>${city}`,
  `<AttendancePeriod>${day('StartDate', '2020-09-01')}<Ongoing>true</Ongoing></AttendancePeriod>`,
  '<EducationDegree><hr:DegreeName>Master</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>',
  '<PublicationHistory><Publication>',
  '<hr:FormattedPublicationDescription>&lt;p&gt;Un article.&lt;/p&gt;</hr:FormattedPublicationDescription>',
  '<Title>Lire un risque</Title><Year>2025</Year><Reference>https://doi.org/10.1/x</Reference>',
  '<Authors>L. Marchand</Authors><Journal>Revue</Journal></Publication><Publication>',
  '<hr:FormattedPublicationDescription>&lt;p&gt;Un autre.&lt;/p&gt;</hr:FormattedPublicationDescription>',
  '<Title>Sans rien</Title><Authors>L. Marchand</Authors></Publication></PublicationHistory>',
  '<Others><Title>Compétences</Title><Other><Title>Écoute</Title>',
  '<Description>&lt;p&gt;Trois heures.&lt;/p&gt;</Description></Other></Others>',
  '<Others><Title>Compétences</Title><Other><Title>Calcul</Title></Other></Others>',
  '</CandidateProfile></Candidate>\n',
].join('');

test('a Europass document is this one, to the sign', () => {
  expect(europassXml(lea, { language: 'fr', skills: 'Compétences' })).toBe(written);
});

test('a Europass document of a name alone has no empty texts', () => {
  const nobody: OwnCv = {
    ...{ ...lea, about: null, socials: [], experiences: [], diplomas: [], publications: [], skills: [] },
    doctorate: null,
  };
  expect(europassXml(nobody, { language: 'en', skills: 'Skills' })).toMatch(
    /<CandidateProfile languageCode="en"><hr:ID [^>]+><\/hr:ID><EmploymentHistory><\/EmploymentHistory><EducationHistory><\/EducationHistory><PublicationHistory><\/PublicationHistory><\/CandidateProfile>/,
  );
});
