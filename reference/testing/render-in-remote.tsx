import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { RemoteValue, Translations } from '@livery/remote';
import { type FakeContextOptions, fakeContext } from '@livery/remote/testing';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { openDialogs } from './open-dialogs.ts';

/** Renders a part of a remote for one test as `mountApp()` would, with the kit's own messages. */
export async function renderInRemote(part: ReactNode, options: FakeContextOptions = {}) {
  await ARIA_MODULE.load();
  openDialogs();
  const fake = fakeContext(options);
  const renderResult = render(
    <RemoteValue value={fake.context}>
      <Translations files={[KIT_TEXTS]}>{part}</Translations>
    </RemoteValue>,
  );
  onTestFinished(cleanup);
  await act(async () => undefined);
  return { ...fake, ...renderResult };
}
