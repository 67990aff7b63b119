import type { CallFailure, RemoteCall, Result, SearchPanelOptions } from '@livery/contract/remotes/remote-context';
import { createContext, type ReactNode, use, useState } from 'react';
import { useRemote } from '../use-remote.ts';

/** A response, or the reason why the platform refused the call. */
export type RenderedResponse = Result<unknown, CallFailure>;

/**
 * The responses from which a page is rendered immediately: on the server, and in the browser if the server rendered it.
 */
export interface RenderedResponses {
  /**
   * @param text the call as JSON @returns `undefined` if there is no response: a server then makes the call, and
   * renders again
   */
  read(call: RemoteCall, text: string): RenderedResponse | undefined;
  /** The markup of an agency's HTML, on the server; the empty text if there is none. */
  readContent(html: string, language: string): string;
  /** The markup of the shell's search panel, on the server; `undefined` in a browser. */
  readPanel?(options: SearchPanelOptions): string;
  /** Called on a server if the remote has no such page. */
  onMissing?(): void;
  /** Called on a server if a response can't be read: its query is then in its loading state. */
  onUnread?(): void;
}

export const RenderedResponsesContext = createContext<RenderedResponses | null>(null);

/** The response that was sent with the page; `undefined` if there is none. @param text the call as JSON */
export function useRenderedResponse(call: RemoteCall | null, text: string): RenderedResponse | undefined {
  const responses = use(RenderedResponsesContext);
  return call === null ? undefined : responses?.read(call, text);
}

/** Passes the server's responses to the page that it rendered; every other page fetches its own. */
export function EmbeddedResponses({ children }: { readonly children: ReactNode }) {
  const { rendered, location } = useRemote();
  const [value] = useState<RenderedResponses | null>(() => {
    const currentLocation = location.now();
    const responses = new Map(rendered === null || typeof rendered !== 'object' ? [] : Object.entries(rendered));
    return {
      read: (_, text) =>
        location.now() === currentLocation && responses.has(text)
          ? { ok: true, value: responses.get(text) }
          : undefined,
      readContent: () => '',
    };
  });
  return <RenderedResponsesContext value={value}>{children}</RenderedResponsesContext>;
}
