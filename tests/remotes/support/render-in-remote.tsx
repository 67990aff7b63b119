import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type HandedWishes, handedContext } from '../../../remotes/contract-kit/handed-context.ts';
import { RemoteValue } from '../../../remotes/kit/remote-value.ts';
import { sentenceFiles } from '../../../remotes/kit/sentence-files.ts';

/** Renders a part of a remote as `mountApp()` would, with the kit's own sentences. */
export async function renderInRemote(part: ReactNode, wishes: HandedWishes = {}) {
  const handed = handedContext(wishes);
  const { context } = handed;
  const value = { context, voice: context.voice(sentenceFiles({}, {})) };
  const rendered = render(<RemoteValue value={value}>{part}</RemoteValue>);
  await act(async () => undefined);
  return { ...handed, ...rendered };
}
