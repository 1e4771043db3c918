declare module 'virtual:rgaa' {
  export const conformity: import('./vite-grid.ts').Conformity;
}

declare module 'virtual:rgaa/verdict' {
  export const verdict: import('./vite-grid.ts').Conformity['verdict'];
}
