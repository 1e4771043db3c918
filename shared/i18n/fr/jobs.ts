export const jobs = {
  title: '',
};
