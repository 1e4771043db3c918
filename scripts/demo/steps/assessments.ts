import { inBatches } from '#functions/data/kernel/in-batches.ts';
import {
  createPortfolio,
  listPortfolios,
  ratePortfolio,
  updatePortfolio,
} from '#functions/data/portfolios/portfolios.ts';
import { demoAnswers } from '#scripts/demo/content/answers.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { demoPeers } from '#scripts/demo/content/peers.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import type { PortfolioChanges } from '#shared/schemas/portfolio-record.ts';
import { daysBefore, stockIncrement } from './context.ts';
import { findDemoUser } from './people.ts';

type Demo = {
  email: string;
  name: string;
  title: string;
  resembles: string;
  earlier: number;
  daysAgo: number;
  said?: PortfolioChanges;
};

const camille: PortfolioChanges = {
  researchDomain: '19',
  wishes: ['research', 'data', 'public_policy', 'social_engagement'],
};

const assessments: readonly Demo[] = [
  ...[
    { title: 'Bilan de première année', earlier: 1.5, daysAgo: 400 },
    { title: 'Bilan de deuxième année', earlier: 0, daysAgo: 35 },
  ].map((one) => ({ ...one, email: 'user@demo.test', name: 'camille', resembles: 'Biologist', said: camille })),
  ...demoPeers.map(({ email, resembles, inYear }, i) => ({
    email,
    name: email,
    title: inYear > 2 ? 'Avant la soutenance' : 'Mon premier bilan',
    resembles,
    earlier: 0,
    daysAgo: 12 + 17 * i,
  })),
];

const rated = ['skills', 'activities', 'values', 'rncps'] as const;

/** Also completes an assessment after an interrupted run. */
const seedAssessment = async (demo: Demo, catalogue: CatalogueSet, now: Date): Promise<void> => {
  const { email, name, title, resembles, earlier, daysAgo, said } = demo;
  const person = await findDemoUser(email);
  if (!person) return;
  const lists = rated.map((list) => catalogue[list]);
  const at = daysBefore(now, daysAgo);
  const begun = (await listPortfolios(person.id)).find((portfolio) => portfolio.title === title);
  if (begun && begun.answers.size >= lists.flat().length) return;
  const effects = stockIncrement({ userId: person.id }, portfolios.create.keeps);
  const { id } = begun ?? (await createPortfolio(person, title, { now: at, effects }));
  if (said) await updatePortfolio(id, said, { now: at });
  const model = catalogue.jobs.find((job) => job.name === resembles);
  if (!model) throw new Error(`the starter catalogue has no ${resembles}`);
  const profile = { ...model.skills, ...model.activities };
  for (const entries of lists) {
    const answers = demoAnswers(entries, profile, { name, earlier });
    await ratePortfolio(id, new Map(Object.entries(answers)), { now: at });
  }
};

export const seedAssessments = async (now: Date): Promise<void> => {
  const catalogue = starterCatalogue();
  await inBatches(5, assessments, (demo) => seedAssessment(demo, catalogue, now));
};
