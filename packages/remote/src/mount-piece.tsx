import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { type ComponentType, useLayoutEffect } from 'react';
import { mountApp } from './mount-app.tsx';
import type { MessageFiles } from './translations.tsx';

/**
 * The `mount` of a piece whose height is in the manifest: its space stays reserved until it shows something, or has
 * nothing to show. While it loads, the piece shows `Busy`.
 */
export function mountPiece(App: ComponentType, ...files: readonly MessageFiles[]): ScreenRemote['mount'] {
  return (element, context) => {
    // Until the messages are loaded, for which React waits.
    const busy = document.createElement('div');
    busy.setAttribute('aria-busy', 'true');
    element.append(busy);

    function Piece() {
      useLayoutEffect(() => busy.remove(), []);
      return <App />;
    }

    const unmount = mountApp(Piece, ...files)(element, context);
    return () => {
      busy.remove();
      unmount();
    };
  };
}
