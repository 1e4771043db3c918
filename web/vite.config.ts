import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { api } from './vite-api.ts';
import { budgets } from './vite-budgets.ts';
import { pages } from './vite-pages.ts';
import { sprite } from './vite-sprite.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [api(), react(), sprite(), budgets(), pages()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: false,
    modulePreload: { polyfill: false },
    // A font or picture in a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
