import type { PlainData } from './plain-data.ts';
import type { RemoteContext } from './remote-context.ts';

/** What a remote's server entry exports, for deployments that let it run on their servers. */
export interface ServerRemote {
  /**
   * Renders the page at `context.location` on the server. There is no document: only values, formats, `request` and
   * `titlePage` have an effect. It is given what is left of the page's deadline, 400 ms by default; if it throws or
   * is late, the page is rendered in the browser only.
   *
   * @returns `null` for a page that is for the browser to render
   */
  render(context: RemoteContext): Promise<RenderedRemote | null>;
}

/** A page of a remote that was rendered on the server. */
export interface RenderedRemote {
  /** Shown until the remote has rendered its page in the browser. */
  readonly html: string;
  /** What `context.rendered` is in the browser, such as the responses that the page was rendered from. */
  readonly data: PlainData;
  /** Whether the remote has no such page: then the response has status 404. */
  readonly isMissing?: boolean;
  /** Whether something in it is still to come: the page is then for this visitor alone. */
  readonly isPartial?: boolean;
}
