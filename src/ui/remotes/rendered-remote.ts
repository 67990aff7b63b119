import type { PlainData } from '@livery/contract/remotes/plain-data';
import { createContext } from 'react';

/** The attribute of its element. */
export const SERVED = 'data-served';

/** The page of a remote that the server rendered. */
export interface RenderedRemotePage {
  readonly path: string;
  readonly html: string;
  /** Of the page; empty if the remote named none. */
  readonly title: string;
  /** What the remote is given in the browser. */
  readonly data: PlainData;
}

/** The page that the server rendered, if it rendered a remote's. */
export const RenderedRemote = createContext<RenderedRemotePage | null>(null);
