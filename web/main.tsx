import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followChanges } from './lib/changes.ts';
import { followPerson } from './lib/follow-person.ts';
import { startI18n } from './lib/i18n.ts';
import { applyTheme } from './lib/theme.ts';
import './styles/index.css';

applyTheme();
followChanges();
followPerson();
startI18n();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
