declare module 'virtual:rgaa' {
  export const conformity: import('./vite-grid.ts').Conformity;
}
