/** Has the browser keep the site's own files (`web/worker`), so that a reload without a connection still opens it. */
export const keepOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page itself comes first.
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded));
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
};
