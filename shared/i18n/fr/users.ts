export const users = {
  title: '',
};
