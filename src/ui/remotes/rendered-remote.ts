import type { PlainData } from '@livery/contract/remotes/plain-data';
import { createContext } from 'react';

/** The attribute of the element with the server's markup. */
export const SERVED = 'data-served';

/** The page of a remote that the server rendered. */
export interface RenderedRemotePage {
  readonly path: string;
  readonly html: string;
  /** The page's title; empty if the remote set none. */
  readonly title: string;
  /** The `data` that the remote gets in the browser. */
  readonly data: PlainData;
}

/** The server-rendered page, if it is a remote's. */
export const RenderedRemote = createContext<RenderedRemotePage | null>(null);
