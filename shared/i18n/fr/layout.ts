export const layout = {
  title: '',
};
