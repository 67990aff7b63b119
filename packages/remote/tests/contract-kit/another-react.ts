import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { afterAll } from 'vitest';

type React = typeof import('react');
type Client = Pick<typeof import('react-dom/client'), 'createRoot'>;

/** Another copy of React than the page's, from its own folder, as another team would bundle it. */
export function anotherReact(): { readonly react: React; readonly client: Client } {
  const folder = mkdtempSync(join(tmpdir(), 'livery-other-react-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['react', 'react-dom', 'scheduler']) {
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
  const require = createRequire(join(folder, 'remote.js'));
  return { react: require('react'), client: require('react-dom/client') };
}

/** A remote with hooks of one React, in a root of that one or of another. */
export const remoteOf = (react: React, { createRoot }: Client): ScreenRemote => ({
  mount(element, context) {
    const Shown = react.createContext('');
    const Path = () => react.createElement('p', null, react.useContext(Shown));
    function Page() {
      const [path, setPath] = react.useState(context.location.now().path);
      react.useEffect(() => {
        context.titlePage(context.agency.name);
        const following = context.location.changes.subscribe((currentLocation) => setPath(currentLocation.path));
        return () => following.unsubscribe();
      }, []);
      return react.createElement(Shown, { value: path }, react.createElement(Path));
    }
    const root = createRoot(element, { onUncaughtError: context.reportError });
    root.render(react.createElement(Page));
    return () => root.unmount();
  },
});
