import react from '@vitejs/plugin-react';

/** The path of the script that prepares a shell's page for edits. */
export const HOT_PAGE = '/@livery/hot-page.js';

/** Milliseconds after which the page asks again whether the dev server is back. */
const ASK_AGAIN_MS = 1000;

/**
 * The script that prepares a shell's page for edits of a remote: React Fast Refresh; errors of an edit, shown in the
 * page until they are fixed, in a way that the shell's content security policy allows; and reloads that load the same
 * remote as before, at any address.
 *
 * @param {{ parameter: string, entry: string }} remote the parameter in the page's address that names the remote, and
 * the entry's path here
 */
export function hotPage({ parameter, entry }) {
  return `${react.preambleCode.replace('__BASE__', '/')}
const hot = import.meta.hot;
// In two steps: Vite takes a single expression for the address of a file.
const { origin } = new URL(import.meta.url);
const entry = origin + ${JSON.stringify(entry)};
const { searchParams } = new URL(performance.getEntriesByType('navigation')[0].name);
const shown = Object.assign(document.createElement('pre'), { role: 'alert' });
Object.assign(shown.style, {
  position: 'fixed', inset: 'auto 1rem 1rem', zIndex: '2147483647', maxHeight: '60vh', margin: '0', padding: '1rem',
  overflow: 'auto', whiteSpace: 'pre-wrap', direction: 'ltr', textAlign: 'start',
  color: '#fff', background: '#7a1620', font: '0.875rem/1.4 monospace',
});
let isLoaded = true;
let isLeaving = false;
addEventListener('beforeunload', () => { isLeaving = true; });

function show(problem) {
  shown.textContent = problem;
  document.body.append(shown);
}

/** Lets a page whose address has changed find the remote again. */
function nameRemote() {
  if (!searchParams.has(${JSON.stringify(parameter)})) return;
  const address = new URL(location.href);
  address.searchParams.set(${JSON.stringify(parameter)}, entry);
  history.replaceState(history.state, '', address);
}

function reload() {
  nameRemote();
  location.reload();
}

/** The modules of the remote can't be loaded; browsers remember that until the page is reloaded. */
export function notLoaded(error) {
  isLoaded = false;
  if (!shown.isConnected) show(String(error));
  throw error;
}

hot.on('vite:error', ({ err }) => show([err.message, err.id].filter(Boolean).join('\\n')));
hot.on('vite:beforeUpdate', () => shown.remove());
hot.on('vite:beforeFullReload', nameRemote);
hot.on('livery:edited', () => { if (!isLoaded) reload(); });
// Vite's own check runs in a worker, which a shell's content security policy refuses.
hot.on('vite:ws:disconnect', async () => {
  if (isLeaving) return;
  const isBack = () => fetch(entry).then(({ ok }) => ok, () => false);
  while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, ${ASK_AGAIN_MS}));
  reload();
  await new Promise(() => undefined);
});
`;
}
