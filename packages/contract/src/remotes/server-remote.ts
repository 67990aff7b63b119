import type { PlainData } from './plain-data.ts';
import type { RemoteContext } from './remote-context.ts';

/** The exports of a remote's server entry, for deployments that run it on their servers. */
export interface ServerRemote {
  /**
   * Renders the page at `context.location` on the server. There is no document: only values, formats, `request` and
   * `titlePage` have an effect. Its time limit is the rest of the page's, which is 400 ms by default; if it throws or
   * takes longer, the page is rendered in the browser only.
   *
   * @returns `null` for a page that the browser should render
   */
  render(context: RemoteContext): Promise<RenderedRemote | null>;
}

/** A page that a remote rendered on the server. */
export interface RenderedRemote {
  /** Shown until the remote has rendered its page in the browser. */
  readonly html: string;
  /** The value of `context.rendered` in the browser, such as the responses from which the page was rendered. */
  readonly data: PlainData;
  /** Whether the remote has no such page: the response then has status 404. */
  readonly isMissing?: boolean;
  /** Whether parts are still missing: the page is then not cached for other visitors. */
  readonly isPartial?: boolean;
}
