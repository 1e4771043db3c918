import { demoPopulation, demoUniversities } from './people.ts';
import type { DemoProfile } from './profile.ts';

/** `from` and `to` are years before the doctorate. */
type Period = readonly [name: string, where: string, city: string, from: number, to: number];

type Peer = {
  email: string;
  /** The year of the doctorate when the demo data is created. */
  inYear: number;
  /** Planned length; 3 by default. */
  years?: number;
  resembles: string;
  doctorate: readonly [researchDomain: string, typeOfFinancing: string, companyName: string, doctoralSchool: string];
  thesisTitle: string;
  about: string;
  diplomas: readonly Period[];
  experience?: Period;
  publication?: readonly [title: string, description: string, authors: string, journalName: string];
};

export const demoPeers: readonly Peer[] = [
  {
    email: 'user2@demo.test',
    inYear: 2,
    resembles: 'Ecologist or zoologist',
    doctorate: [
      '3',
      '1',
      'Laboratoire Paysages vivants',
      '[600] EGAAL - Écologie, Géosciences, Agronomie et Alimentation',
    ],
    thesisTitle: 'Ce que les haies laissent passer : carabes, oiseaux et pollen dans un bocage qui se referme',
    about:
      'Je compte ce qui traverse une haie et ce qui s’y arrête, deux printemps de suite, pour dire lesquelles replanter d’abord.',
    diplomas: [
      ['Master d’écologie des paysages', 'Université du Grand-Bocage', 'Rennes', 2, 0],
      ['Licence de biologie des organismes', 'Université de l’Iroise', 'Brest', 5, 2],
    ],
    experience: ['Garde saisonnier d’une réserve naturelle', 'Réserve des Trois-Étangs', 'Rennes', 2, 1],
    publication: [
      'Deux printemps dans les haies',
      'Un protocole de comptage qu’une association peut suivre sans matériel coûteux.',
      'M. Le Goff, G. Faure',
      'Cahiers du bocage',
    ],
  },
  {
    email: 'baptiste.benard@u1.demo.test',
    inYear: 1,
    resembles: 'Materials scientist',
    doctorate: ['9', '5', 'Laboratoire Génie des matériaux', '[34] Matériaux'],
    thesisTitle: 'Bétons de terre crue : ce que devient l’eau en dix ans',
    about:
      'J’observe comment l’humidité entre et sort de murs de terre crue, pour que l’on ose à nouveau en construire.',
    diplomas: [['Diplôme d’ingénieur en génie civil', 'École d’ingénierie du Confluent', 'Lyon', 3, 0]],
    experience: ['Stage d’ingénieur : essais sur des murs de terre', 'Atelier Pisé', 'Lyon', 1, 0],
  },
  {
    email: 'clara.cisse@u1.demo.test',
    inYear: 3,
    resembles: 'Lawyer',
    doctorate: ['15', '1', 'Centre de droit de la santé', '[492] Droit'],
    thesisTitle: 'Le consentement aux données de santé : un droit qui s’use',
    about: 'Je lis ce que l’on signe à l’hôpital, et ce que les juges en font quand il est trop tard.',
    diplomas: [
      ['Master de droit de la santé', 'Université Rive-Sud', 'Lyon', 2, 0],
      ['Licence de droit', 'Université des Alpilles', 'Avignon', 5, 2],
    ],
    experience: ['Juriste en alternance', 'Mutuelle des Deux Rives', 'Lyon', 1, 0],
    publication: [
      'Signer sans lire : les formulaires de consentement à l’hôpital',
      'Cent vingt formulaires comparés, et ce qu’en disent les juges.',
      'C. Cissé',
      'Revue de droit et santé',
    ],
  },
  {
    email: 'farid.faure@u1.demo.test',
    inYear: 2,
    resembles: 'Computer science researcher',
    doctorate: ['5', '1', 'Laboratoire Calcul et langage', '[512] InfoMaths - InfoMaths'],
    thesisTitle: 'Expliquer un modèle à qui doit lui faire confiance',
    about: 'Je cherche ce qu’il faut montrer d’un calcul pour que quelqu’un puisse dire non à bon escient.',
    diplomas: [['Master d’informatique', 'Université Rive-Sud', 'Lyon', 2, 0]],
    experience: ['Développeur', 'Coopérative Octets', 'Lyon', 2, 0],
    publication: [
      'Dire non à un modèle',
      'Une expérience avec quarante personnes du métier et trois façons d’expliquer.',
      'F. Faure, A. Arnaud',
      'Actes des journées Décision et calcul',
    ],
  },
  {
    email: 'hugo.girard@u2.demo.test',
    inYear: 3,
    resembles: 'Historian',
    doctorate: ['12', '1', 'Centre d’histoire rurale', '[595] ALL - Arts, Lettres, Langues'],
    thesisTitle: 'Les registres de l’eau : partager une rivière, 1750-1850',
    about: 'Je lis des procès de moulins pour comprendre comment un village décidait à qui était l’eau en août.',
    diplomas: [['Master d’histoire moderne', 'Université du Grand-Bocage', 'Rennes', 2, 0]],
    experience: ['Archiviste vacataire', 'Archives du Bocage', 'Rennes', 2, 1],
    publication: [
      'Août, le mois des procès',
      'Les conflits d’eau au fil de l’année, dans trois cents affaires.',
      'H. Girard',
      'Histoire des campagnes',
    ],
  },
  {
    email: 'louis.kowalski@u2.demo.test',
    inYear: 1,
    resembles: 'Food scientist',
    doctorate: [
      '4',
      '5',
      'Laboratoire Aliments et procédés',
      '[600] EGAAL - Écologie, Géosciences, Agronomie et Alimentation',
    ],
    thesisTitle: 'Fermenter le pois : goûts, textures et ce que l’on en garde',
    about: 'Je fais fermenter des pois pour que l’on ait envie d’en manger deux fois.',
    diplomas: [['Diplôme d’ingénieur en agroalimentaire', 'École d’agronomie de l’Ouest', 'Rennes', 3, 0]],
  },
  {
    email: 'clara.moreau@u3.demo.test',
    inYear: 2,
    years: 4,
    resembles: 'Climate and atmospheric scientist',
    doctorate: ['6', '2', 'Centre d’études nordiques et fluviales', 'Faculté des études supérieures'],
    thesisTitle: 'La glace de rive : trente hivers vus d’en haut',
    about:
      'Je suis la glace du fleuve sur des images de satellite, hiver après hiver, et je demande aux pilotes si elle est bien là.',
    diplomas: [
      ['Maîtrise en sciences de l’atmosphère', 'Université du Haut-Saint-Laurent', 'Québec', 2, 0],
      ['Baccalauréat en physique', 'Université du Haut-Saint-Laurent', 'Québec', 5, 2],
    ],
    experience: ['Météorologue stagiaire', 'Service des glaces', 'Québec', 1, 0],
    publication: [
      'Thirty winters of shore ice',
      'Satellite images, checked against pilots’ logbooks.',
      'C. Moreau, A. Kowalski',
      'Northern Waters',
    ],
  },
  {
    email: 'farid.cisse@u3.demo.test',
    inYear: 4,
    years: 5,
    resembles: 'University lecturer in education',
    doctorate: ['8', '8', 'Groupe de recherche École et langues', 'Faculté des études supérieures'],
    thesisTitle: 'Apprendre à lire dans une langue qui n’est pas celle de la maison',
    about:
      'J’observe des classes de première année où vingt langues se croisent, et ce que font les maîtresses et les maîtres qui s’en réjouissent.',
    diplomas: [['Maîtrise en sciences de l’éducation', 'Université du Haut-Saint-Laurent', 'Québec', 3, 0]],
    experience: ['Enseignant au primaire', 'École des Érables', 'Québec', 8, 3],
    publication: [
      'Vingt langues en première année',
      'Deux années d’observation dans six classes.',
      'F. Cissé',
      'Écoles et sociétés',
    ],
  },
  {
    email: 'irene.espinosa@u4.demo.test',
    inYear: 2,
    resembles: 'Biomedical engineer',
    doctorate: ['9', '1', 'Laboratoire Gestes et machines', 'École doctorale de Meuse-et-Sambre'],
    thesisTitle: 'Une prothèse de main que l’on répare soi-même',
    about: 'Je dessine une main artificielle avec celles et ceux qui la porteront, et qui veulent pouvoir la démonter.',
    diplomas: [['Master ingénieur civil biomédical', 'Université Meuse-et-Sambre', 'Namur', 2, 0]],
    experience: ['Ingénieure d’études', 'Atelier de prothèses de la Sambre', 'Namur', 2, 0],
    publication: [
      'Réparer sa main',
      'Ce que demandent dix-huit personnes appareillées : de la place pour un tournevis.',
      'I. Espinosa',
      'Gestes',
    ],
  },
  {
    email: 'joaquim.faure@u4.demo.test',
    inYear: 1,
    resembles: 'Economist',
    doctorate: ['7', '1', 'Centre d’économie des territoires', 'École doctorale de Meuse-et-Sambre'],
    thesisTitle: 'Qui paie la rénovation ? Loyers, subventions et logements froids',
    about: 'Je regarde ce que devient un loyer quand on isole un immeuble, et qui y habite encore deux ans plus tard.',
    diplomas: [['Master en sciences économiques', 'Université Meuse-et-Sambre', 'Namur', 2, 0]],
  },
];

const days = (begun: number, from: number, to: number) => ({
  startDate: `${begun - from}-09-01`,
  endDate: `${begun - to}-07-15`,
});

/** Profile of a peer in the university of the account. */
export const peerProfile = (peer: Peer, begun: number): DemoProfile => {
  const { email, years = 3, thesisTitle, about, diplomas, experience, publication } = peer;
  const [researchDomain, typeOfFinancing, companyName, doctoralSchool] = peer.doctorate;
  const university = demoPopulation.find((account) => account.email === email)?.university;
  return {
    doctorate: {
      researchDomain,
      typeOfFinancing,
      companyName,
      doctoralSchool,
      thesisTitle,
      aboutTheDoctorate: about,
      researchOrganization: demoUniversities[university ?? -1]?.name,
      startDate: `${begun}-10-01`,
      estimatedEndDate: `${begun + years}-09-30`,
      coSupervision: false,
      complementaryActivities: '1,4',
    },
    diplomas: diplomas.map(([name, university, city, from, to]) => ({
      name,
      university,
      city,
      ...days(begun, from, to),
    })),
    experiences: (experience ? [experience] : []).map(([title, company, city, from, to]) => ({
      title,
      company,
      city,
      ...days(begun, from, to),
    })),
    publications: (publication ? [publication] : []).map(([title, description, authors, journalName]) => ({
      title,
      description,
      authors,
      journalName,
      date: begun,
    })),
  };
};
