import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { type FakeContextOptions, fakeContext } from '../../../remotes/contract-kit/fake-context.ts';
import { Translations } from '../../../remotes/kit/translations.tsx';
import { RemoteValue } from '../../../remotes/kit/use-remote.ts';

/** Renders a part of a remote for one test as `mountApp()` would, with the kit's own messages. */
export async function renderInRemote(part: ReactNode, options: FakeContextOptions = {}) {
  const fake = fakeContext(options);
  const rendered = render(
    <RemoteValue value={fake.context}>
      <Translations>{part}</Translations>
    </RemoteValue>,
  );
  onTestFinished(cleanup);
  await act(async () => undefined);
  return { ...fake, ...rendered };
}
