import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Language } from '#shared/lists.ts';
import { createRoutes } from './app/router.tsx';
import { type Path, screens } from './lib/screens.ts';
import { currentTexts, setLanguage } from './lib/words/i18n.ts';

export const renderScreen = async (path: Path, language: Language): Promise<{ title: string; html: string }> => {
  setLanguage(language);
  const { query, dataRoutes } = createStaticHandler(createRoutes());
  const context = await query(new Request(`https://thesee.example${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  if (context.errors) throw Object.values(context.errors)[0];
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  );
  const t = currentTexts();
  const title = screens.find((screen) => screen.path === path)?.title;
  return { title: title ? `${t(title)} · ${t('product')}` : t('product'), html };
};
