import { rateAll } from './job-list.ts';
import { apiOf } from './people.ts';

/** Answers everything, and keeps three jobs. */
export const walkToKept = async (token: string): Promise<string> => {
  const { portfolios } = apiOf(token);
  const { id } = await rateAll({ token });
  const values = await portfolios.listValues({ params: { portfolioId: id } });
  await portfolios.rateMany({
    params: { id },
    body: { ratings: values.map((row, i) => ({ id: row.id, value: i % 6 })) },
  });
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const keptJobs = calculatedJobs.slice(0, 3).map(({ Job }) => Job.id);
  await portfolios.update({ params: { id }, body: { wishes: ['data', 'care'], keptJobs } });
  return id;
};

export const walkToCenter = async (token: string, userId: string): Promise<string> => {
  const { portfolios, doctorates } = apiOf(token);
  const id = await walkToKept(token);
  const { portfolio } = await portfolios.get({ params: { id } });
  await portfolios.update({ params: { id }, body: { comparedJobs: portfolio.keptJobs } });
  const texts = { proProjectElements: 'Des îlots, et des cartes.', careerPlan: 'Un poste en agence, dans deux ans.' };
  await doctorates.update({ params: { userId }, body: texts });
  return id;
};
