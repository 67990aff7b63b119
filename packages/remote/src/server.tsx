import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { RemoteCall } from '../../../src/application/remotes/remote-context.ts';
import type { ServerRemote } from '../../../src/application/remotes/server-remote.ts';
import { RenderedResponsesContext } from './data/rendered-responses.tsx';
import styles from './mount-app.module.css';
import { RemoteValue } from './remote-value.tsx';
import { loadMessages, type MessageFiles, Translations } from './translations.tsx';

/** How often a page is rendered at most: a response may lead to further calls. */
const MOST_ROUNDS = 4;

/**
 * The `render` of a remote that is written in React, for its server entry.
 *
 * The page is rendered, the calls of its queries are made, and it is rendered again with their responses. A query that
 * fails is in its loading state, and fetched in the browser. Effects don't run, so what they would load is not there.
 */
export function renderApp(App: ComponentType, ...files: readonly MessageFiles[]): ServerRemote['render'] {
  return async (context) => {
    const messages = await loadMessages(files, context.language.now());
    const responses = new Map<string, unknown>();
    const contents = new Map<string, string>();
    const made = new Set<string>();
    for (let round = 1; ; round += 1) {
      const missing = new Map<string, () => Promise<void>>();
      let isMissing = false as boolean;
      const html = renderToString(
        <RemoteValue value={context}>
          <RenderedResponsesContext value={{ read, readContent, onMissing: () => (isMissing = true) }}>
            <Translations files={messages}>
              <App />
            </Translations>
          </RenderedResponsesContext>
        </RemoteValue>,
        { identifierPrefix: 'server-' },
      );
      if (missing.size === 0 || round === MOST_ROUNDS) {
        return {
          html: `<div class="${styles.place}">${html}</div>`,
          data: JSON.parse(JSON.stringify(Object.fromEntries(responses))),
          ...(isMissing && { isMissing }),
        };
      }
      for (const key of missing.keys()) made.add(key);
      await Promise.all([...missing.values()].map((load) => load()));

      function read(call: RemoteCall, text: string): unknown {
        if (!made.has(text)) {
          missing.set(text, async () => {
            const response = await context.request(call);
            if (response.ok) responses.set(text, response.value);
          });
        }
        return responses.get(text);
      }

      function readContent(content: string, language: string): string {
        const key = JSON.stringify([content, language]);
        if (!made.has(key)) {
          missing.set(key, async () => void contents.set(key, await context.contentMarkup(content, language)));
        }
        return contents.get(key) ?? '';
      }
    }
  };
}
