import { terms as fr } from '../fr/terms.ts';
export const terms = {
  title: 'Terms of use',
  since: 'In force since {{date}}.',
  frenchOnly: 'The terms hold in French, and are given in French only.',
  articles: fr.articles,
};
