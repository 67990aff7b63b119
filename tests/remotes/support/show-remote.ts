import { fireEvent, within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { type HandedWishes, handedContext } from '../../../remotes/contract-kit/handed-context.ts';
import { settle } from '../../../remotes/contract-kit/show-in.ts';
import type { ScreenRemote } from '../../../src/application/remotes/remote-context.ts';

/** Shows a whole remote, for one test, once it has settled. */
export async function showRemote(remote: ScreenRemote, wishes: HandedWishes = {}) {
  const element = document.createElement('main');
  document.body.append(element);
  const handed = handedContext(wishes);
  const settled = () => settle(() => handed.pending().some((what) => what.startsWith('request')));
  const unmount = remote.mount(element, handed.context);
  onTestFinished(async () => {
    unmount();
    element.remove();
    await settle();
  });
  await settled();
  return {
    ...handed,
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
