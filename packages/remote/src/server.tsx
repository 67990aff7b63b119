import { isGone } from '@livery/contract/notices/is-gone';
import type {
  CallFailure,
  RemoteCall,
  RemoteContext,
  SearchPanelOptions,
} from '@livery/contract/remotes/remote-context';
import type { RenderedRemote, ServerRemote } from '@livery/contract/remotes/server-remote';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type RenderedResponse, RenderedResponsesContext } from './data/rendered-responses.tsx';
import styles from './mount-app.module.css';
import { RemoteValue } from './remote-value.tsx';
import { loadMessages, type MessageFiles, Translations } from './translations.tsx';

export type { ServerRemote };

/** The maximum number of times that a page is rendered: a response may lead to further calls. */
const MAX_RENDER_ROUNDS = 4;

/**
 * The `render` of a remote that is written in React, for its server entry.
 *
 * The page is rendered, the calls of its queries are made, and it is rendered again with their responses. A query that
 * the platform refuses for good has failed; one that may succeed later, or whose response can't be read, is in its
 * loading state. Both are fetched in the browser. Effects don't run, so data that they would load is missing.
 */
export function renderApp(
  App: ComponentType,
  ...files: readonly MessageFiles[]
): (context: RemoteContext) => Promise<RenderedRemote> {
  return async (context) => {
    const messages = await loadMessages(files, context.language.now());
    const responses = new Map<string, RenderedResponse>();
    let isPartial = false as boolean;
    const markup = new Map<string, string>();
    const madeKeys = new Set<string>();
    for (let round = 1; ; round += 1) {
      const missingTexts = new Map<string, () => Promise<void>>();
      let isMissing = false as boolean;
      let isUnread = false as boolean;
      const html = renderToString(
        <RemoteValue value={context}>
          <RenderedResponsesContext
            value={{
              read,
              readContent,
              readPanel,
              onMissing: () => (isMissing = true),
              onUnread: () => (isUnread = true),
            }}
          >
            <Translations files={messages}>
              <App />
            </Translations>
          </RenderedResponsesContext>
        </RemoteValue>,
        { identifierPrefix: 'server-' },
      );
      if (missingTexts.size === 0 || round === MAX_RENDER_ROUNDS) {
        return {
          html: html === '' ? '' : `<div class="${styles.place}">${html}</div>`,
          data: JSON.parse(JSON.stringify(Object.fromEntries(successfulResponses(responses)))),
          ...(isMissing && { isMissing }),
          ...((isPartial || isUnread || missingTexts.size > 0) && { isPartial: true }),
        };
      }
      for (const key of missingTexts.keys()) madeKeys.add(key);
      await Promise.all([...missingTexts.values()].map((load) => load()));

      function read(call: RemoteCall, text: string): RenderedResponse | undefined {
        if (!madeKeys.has(text)) {
          missingTexts.set(text, async () => {
            const response = await context.request(call);
            if (response.ok || isFinalRefusal(response.error)) responses.set(text, response);
            isPartial ||= !response.ok && !isGone(response.error);
          });
        }
        return responses.get(text);
      }

      function readContent(content: string, language: string): string {
        return markupOf(['content', content, language], () => context.contentMarkup(content, language));
      }

      function readPanel(options: SearchPanelOptions): string {
        return markupOf(['panel', options], () => context.searchPanelMarkup(options));
      }

      function markupOf(parts: readonly unknown[], load: () => Promise<string>): string {
        const key = JSON.stringify(parts);
        if (!madeKeys.has(key)) missingTexts.set(key, async () => void markup.set(key, await load()));
        return markup.get(key) ?? '';
      }
    }
  };
}

/** Refused for this visitor, or temporarily. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether a retry would change nothing. */
function isFinalRefusal(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status < 500 && !RETRYABLE_STATUSES.has(failure.status);
}

function* successfulResponses(responses: ReadonlyMap<string, RenderedResponse>) {
  for (const [text, response] of responses) if (response.ok) yield [text, response.value] as const;
}
