import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type HandedWishes, handedContext } from '../../../remotes/contract-kit/handed-context.ts';
import { Translations } from '../../../remotes/kit/translations.tsx';
import { RemoteValue } from '../../../remotes/kit/use-remote.ts';

/** Renders a part of a remote as `mountApp()` would, with the kit's own messages. */
export async function renderInRemote(part: ReactNode, wishes: HandedWishes = {}) {
  const handed = handedContext(wishes);
  const rendered = render(
    <RemoteValue value={handed.context}>
      <Translations>{part}</Translations>
    </RemoteValue>,
  );
  await act(async () => undefined);
  return { ...handed, ...rendered };
}
