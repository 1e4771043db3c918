export const mails = {
  title: '',
};
