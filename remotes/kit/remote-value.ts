import { createContext } from 'react';
import type { RemoteContext } from '../../src/application/remotes/remote-context.ts';

/** The context that the shell handed to this remote. */
export const RemoteValue = createContext<RemoteContext | null>(null);
