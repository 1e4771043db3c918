import type { DemoProfile } from './profile.ts';

/** `from` and `to` are years before the doctorate. */
type Period = readonly [name: string, where: string, city: string, from: number, to: number];

type Peer = {
  email: string;
  /** The year of the doctorate when the demo data is created. */
  inYear: number;
  years: number;
  resembles: string;
  doctorate: DemoProfile['doctorate'];
  diplomas: readonly Period[];
  experiences: readonly Period[];
  publications: readonly (readonly [title: string, description: string, authors: string, journalName: string])[];
};

export const demoPeers: readonly Peer[] = [
  {
    email: 'user2@demo.test',
    inYear: 2,
    resembles: 'Ecologist or zoologist',
    years: 3,
    doctorate: {
      researchDomain: '3',
      thesisTitle: 'Ce que les haies laissent passer : carabes, oiseaux et pollen dans un bocage qui se referme',
      companyName: 'Laboratoire Paysages vivants',
      doctoralSchool: '[600] EGAAL - Écologie, Géosciences, Agronomie et Alimentation',
      researchOrganization: 'Université du Grand-Bocage',
      typeOfFinancing: '1',
      aboutTheDoctorate:
        'Je compte ce qui traverse une haie et ce qui s’y arrête, deux printemps de suite, pour dire lesquelles replanter d’abord.',
    },
    diplomas: [
      ['Master d’écologie des paysages', 'Université du Grand-Bocage', 'Rennes', 2, 0],
      ['Licence de biologie des organismes', 'Université de l’Iroise', 'Brest', 5, 2],
    ],
    experiences: [['Garde saisonnier d’une réserve naturelle', 'Réserve des Trois-Étangs', 'Rennes', 2, 1]],
    publications: [
      [
        'Deux printemps dans les haies',
        'Un protocole de comptage qu’une association peut suivre sans matériel coûteux.',
        'M. Le Goff, G. Faure',
        'Cahiers du bocage',
      ],
    ],
  },
  {
    email: 'baptiste.benard@u1.demo.test',
    inYear: 1,
    resembles: 'Materials scientist',
    years: 3,
    doctorate: {
      researchDomain: '9',
      thesisTitle: 'Bétons de terre crue : ce que devient l’eau en dix ans',
      companyName: 'Laboratoire Génie des matériaux',
      doctoralSchool: '[34] Matériaux',
      researchOrganization: 'Université Rive-Sud',
      typeOfFinancing: '5',
      aboutTheDoctorate:
        'J’observe comment l’humidité entre et sort de murs de terre crue, pour que l’on ose à nouveau en construire.',
    },
    diplomas: [['Diplôme d’ingénieur en génie civil', 'École d’ingénierie du Confluent', 'Lyon', 3, 0]],
    experiences: [['Stage d’ingénieur : essais sur des murs de terre', 'Atelier Pisé', 'Lyon', 1, 0]],
    publications: [],
  },
  {
    email: 'clara.cisse@u1.demo.test',
    inYear: 3,
    resembles: 'Lawyer',
    years: 3,
    doctorate: {
      researchDomain: '15',
      thesisTitle: 'Le consentement aux données de santé : un droit qui s’use',
      companyName: 'Centre de droit de la santé',
      doctoralSchool: '[492] Droit',
      researchOrganization: 'Université Rive-Sud',
      typeOfFinancing: '1',
      aboutTheDoctorate: 'Je lis ce que l’on signe à l’hôpital, et ce que les juges en font quand il est trop tard.',
    },
    diplomas: [
      ['Master de droit de la santé', 'Université Rive-Sud', 'Lyon', 2, 0],
      ['Licence de droit', 'Université des Alpilles', 'Avignon', 5, 2],
    ],
    experiences: [['Juriste en alternance', 'Mutuelle des Deux Rives', 'Lyon', 1, 0]],
    publications: [
      [
        'Signer sans lire : les formulaires de consentement à l’hôpital',
        'Cent vingt formulaires comparés, et ce qu’en disent les juges.',
        'C. Cissé',
        'Revue de droit et santé',
      ],
    ],
  },
  {
    email: 'farid.faure@u1.demo.test',
    inYear: 2,
    resembles: 'Computer science researcher',
    years: 3,
    doctorate: {
      researchDomain: '5',
      thesisTitle: 'Expliquer un modèle à qui doit lui faire confiance',
      companyName: 'Laboratoire Calcul et langage',
      doctoralSchool: '[512] InfoMaths - InfoMaths',
      researchOrganization: 'Université Rive-Sud',
      typeOfFinancing: '1',
      aboutTheDoctorate:
        'Je cherche ce qu’il faut montrer d’un calcul pour que quelqu’un puisse dire non à bon escient.',
    },
    diplomas: [['Master d’informatique', 'Université Rive-Sud', 'Lyon', 2, 0]],
    experiences: [['Développeur', 'Coopérative Octets', 'Lyon', 2, 0]],
    publications: [
      [
        'Dire non à un modèle',
        'Une expérience avec quarante personnes du métier et trois façons d’expliquer.',
        'F. Faure, A. Arnaud',
        'Actes des journées Décision et calcul',
      ],
    ],
  },
  {
    email: 'hugo.girard@u2.demo.test',
    inYear: 3,
    resembles: 'Historian',
    years: 3,
    doctorate: {
      researchDomain: '12',
      thesisTitle: 'Les registres de l’eau : partager une rivière, 1750-1850',
      companyName: 'Centre d’histoire rurale',
      doctoralSchool: '[595] ALL - Arts, Lettres, Langues',
      researchOrganization: 'Université du Grand-Bocage',
      typeOfFinancing: '1',
      aboutTheDoctorate:
        'Je lis des procès de moulins pour comprendre comment un village décidait à qui était l’eau en août.',
    },
    diplomas: [['Master d’histoire moderne', 'Université du Grand-Bocage', 'Rennes', 2, 0]],
    experiences: [['Archiviste vacataire', 'Archives du Bocage', 'Rennes', 2, 1]],
    publications: [
      [
        'Août, le mois des procès',
        'Les conflits d’eau au fil de l’année, dans trois cents affaires.',
        'H. Girard',
        'Histoire des campagnes',
      ],
    ],
  },
  {
    email: 'louis.kowalski@u2.demo.test',
    inYear: 1,
    resembles: 'Food scientist',
    years: 3,
    doctorate: {
      researchDomain: '4',
      thesisTitle: 'Fermenter le pois : goûts, textures et ce que l’on en garde',
      companyName: 'Laboratoire Aliments et procédés',
      doctoralSchool: '[600] EGAAL - Écologie, Géosciences, Agronomie et Alimentation',
      researchOrganization: 'Université du Grand-Bocage',
      typeOfFinancing: '5',
      aboutTheDoctorate: 'Je fais fermenter des pois pour que l’on ait envie d’en manger deux fois.',
    },
    diplomas: [['Diplôme d’ingénieur en agroalimentaire', 'École d’agronomie de l’Ouest', 'Rennes', 3, 0]],
    experiences: [],
    publications: [],
  },
  {
    email: 'clara.moreau@u3.demo.test',
    inYear: 2,
    resembles: 'Climate and atmospheric scientist',
    years: 4,
    doctorate: {
      researchDomain: '6',
      thesisTitle: 'La glace de rive : trente hivers vus d’en haut',
      companyName: 'Centre d’études nordiques et fluviales',
      doctoralSchool: 'Faculté des études supérieures',
      researchOrganization: 'Université du Haut-Saint-Laurent',
      typeOfFinancing: '2',
      aboutTheDoctorate:
        'Je suis la glace du fleuve sur des images de satellite, hiver après hiver, et je demande aux pilotes si elle est bien là.',
    },
    diplomas: [
      ['Maîtrise en sciences de l’atmosphère', 'Université du Haut-Saint-Laurent', 'Québec', 2, 0],
      ['Baccalauréat en physique', 'Université du Haut-Saint-Laurent', 'Québec', 5, 2],
    ],
    experiences: [['Météorologue stagiaire', 'Service des glaces', 'Québec', 1, 0]],
    publications: [
      [
        'Thirty winters of shore ice',
        'Satellite images, checked against pilots’ logbooks.',
        'C. Moreau, A. Kowalski',
        'Northern Waters',
      ],
    ],
  },
  {
    email: 'farid.cisse@u3.demo.test',
    inYear: 4,
    resembles: 'University lecturer in education',
    years: 5,
    doctorate: {
      researchDomain: '8',
      thesisTitle: 'Apprendre à lire dans une langue qui n’est pas celle de la maison',
      companyName: 'Groupe de recherche École et langues',
      doctoralSchool: 'Faculté des études supérieures',
      researchOrganization: 'Université du Haut-Saint-Laurent',
      typeOfFinancing: '8',
      aboutTheDoctorate:
        'J’observe des classes de première année où vingt langues se croisent, et ce que font les maîtresses et les maîtres qui s’en réjouissent.',
    },
    diplomas: [['Maîtrise en sciences de l’éducation', 'Université du Haut-Saint-Laurent', 'Québec', 3, 0]],
    experiences: [['Enseignant au primaire', 'École des Érables', 'Québec', 8, 3]],
    publications: [
      [
        'Vingt langues en première année',
        'Deux années d’observation dans six classes.',
        'F. Cissé',
        'Écoles et sociétés',
      ],
    ],
  },
  {
    email: 'irene.espinosa@u4.demo.test',
    inYear: 2,
    resembles: 'Biomedical engineer',
    years: 3,
    doctorate: {
      researchDomain: '9',
      thesisTitle: 'Une prothèse de main que l’on répare soi-même',
      companyName: 'Laboratoire Gestes et machines',
      doctoralSchool: 'École doctorale de Meuse-et-Sambre',
      researchOrganization: 'Université Meuse-et-Sambre',
      typeOfFinancing: '1',
      aboutTheDoctorate:
        'Je dessine une main artificielle avec celles et ceux qui la porteront, et qui veulent pouvoir la démonter.',
    },
    diplomas: [['Master ingénieur civil biomédical', 'Université Meuse-et-Sambre', 'Namur', 2, 0]],
    experiences: [['Ingénieure d’études', 'Atelier de prothèses de la Sambre', 'Namur', 2, 0]],
    publications: [
      [
        'Réparer sa main',
        'Ce que demandent dix-huit personnes appareillées : de la place pour un tournevis.',
        'I. Espinosa',
        'Gestes',
      ],
    ],
  },
  {
    email: 'joaquim.faure@u4.demo.test',
    inYear: 1,
    resembles: 'Economist',
    years: 3,
    doctorate: {
      researchDomain: '7',
      thesisTitle: 'Qui paie la rénovation ? Loyers, subventions et logements froids',
      companyName: 'Centre d’économie des territoires',
      doctoralSchool: 'École doctorale de Meuse-et-Sambre',
      researchOrganization: 'Université Meuse-et-Sambre',
      typeOfFinancing: '1',
      aboutTheDoctorate:
        'Je regarde ce que devient un loyer quand on isole un immeuble, et qui y habite encore deux ans plus tard.',
    },
    diplomas: [['Master en sciences économiques', 'Université Meuse-et-Sambre', 'Namur', 2, 0]],
    experiences: [],
    publications: [],
  },
];

const days = (begun: number, from: number, to: number) => ({
  startDate: `${begun - from}-09-01`,
  endDate: `${begun - to}-07-15`,
});

export const peerProfile = (peer: Peer, begun: number): DemoProfile => ({
  doctorate: {
    ...peer.doctorate,
    startDate: `${begun}-10-01`,
    estimatedEndDate: `${begun + peer.years}-09-30`,
    coSupervision: false,
    complementaryActivities: '1,4',
  },
  diplomas: peer.diplomas.map(([name, university, city, from, to]) => ({
    name,
    university,
    city,
    ...days(begun, from, to),
  })),
  experiences: peer.experiences.map(([title, company, city, from, to]) => ({
    title,
    company,
    city,
    ...days(begun, from, to),
  })),
  publications: peer.publications.map(([title, description, authors, journalName]) => ({
    title,
    description,
    authors,
    journalName,
    date: begun,
  })),
});
