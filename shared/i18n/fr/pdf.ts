export const pdf = {
  title: '',
};
