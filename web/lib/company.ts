/** Replace these example values before going live. */
export const company = {
  name: 'Exemple Talents',
  copyright: '© 2026 Exemple Talents',
  sites: [
    { country: 'france', url: 'https://fr.talents.example' },
    { country: 'canada', url: 'https://ca.talents.example' },
    { country: 'belgium', url: 'https://be.talents.example' },
  ],
  /** Share of doctoral candidates with a career plan at their defence. */
  careerNote: { percent: 62, source: 'Exemple Talents, 2020' },
  legal: {
    editor: 'Exemple Talents SAS',
    address: '1 rue de l’Exemple, 69000 Lyon, France',
    director: 'Camille Exemple',
    email: 'contact@talents.example',
    host: 'Amazon Web Services EMEA SARL, 38 avenue John F. Kennedy, L-1855 Luxembourg',
  },
} as const;
