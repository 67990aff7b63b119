import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { type FakeContextOptions, fakeContext, settle } from '@livery/remote/testing';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { fireEvent, within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { openDialogs } from './open-dialogs.ts';
import { whenRendered } from './when-rendered.ts';

/** Shows a whole remote for one test once it has settled; its stored data is removed after the test. */
export async function showRemote(remote: ScreenRemote, options: FakeContextOptions = {}) {
  await ARIA_MODULE.load();
  openDialogs();
  const element = document.createElement('main');
  document.body.append(element);
  const fake = fakeContext(options);
  const settled = async () => {
    // The rendered page may load a part of itself, which is then rendered.
    for (let round = 0; round < 2; round += 1) {
      await whenRendered();
      await settle(() => fake.pending().some((what) => what.startsWith('request')));
    }
    await whenRendered();
  };
  const unmount = remote.mount(element, fake.context);
  onTestFinished(async () => {
    unmount();
    element.remove();
    await settle();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await settled();
  return {
    ...fake,
    element,
    screen: within(element),
    settled,
    async click(target: Element) {
      fireEvent.click(target);
      await settled();
    },
    async type(target: Element, value: string) {
      fireEvent.change(target, { target: { value } });
      await settled();
    },
  };
}
