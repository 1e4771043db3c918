import { as } from './api.ts';
import { buildUser } from './factories.ts';

export const begin = async () => {
  const camille = await buildUser();
  const api = await as(camille);
  const portfolio = await api.portfolios.create({ body: { title: 'Portfolio' } });
  return { camille, api, portfolio };
};

export const rateAll = async (api: Awaited<ReturnType<typeof as>>, portfolioId: string) => {
  const params = { portfolioId };
  const rows = [...(await api.portfolios.listSkills({ params })), ...(await api.portfolios.listActivities({ params }))];
  const ratings = rows.map(({ id }, i) => ({ id, value: [1, 4, 3, 5, 2, 0][i % 6] ?? 0 }));
  return api.portfolios.rateMany({ params: { id: portfolioId }, body: { ratings } });
};
