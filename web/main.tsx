import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './lib/i18n.ts';
import { applyTheme } from './lib/theme.ts';
import './styles/index.css';

applyTheme();
startI18n();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
