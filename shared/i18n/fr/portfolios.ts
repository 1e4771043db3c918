export const portfolios = {
  title: '',
};
