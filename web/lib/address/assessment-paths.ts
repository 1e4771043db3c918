export const assessmentsPath = '/user/assessment';

export const assessmentPaths = (portfolioId: string) => {
  const id = encodeURIComponent(portfolioId);
  const tabs = `${assessmentsPath}/${id}`;
  return { tabs, guided: `${tabs}/guided`, result: `${tabs}/result`, jobs: `/user/jobs?portfolio=${id}` };
};
