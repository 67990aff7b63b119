// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShareButton } from '../../../remotes/kit/buttons/share-button.tsx';
import { renderInRemote } from '../support/render-in-remote.tsx';

afterEach(cleanup);

describe('sharing', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('copies the address where the device has nothing of its own, and says so', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    const { actions } = await renderInRemote(<ShareButton path="/blog/share?slug=a" title="A" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(copied).toEqual([`${window.location.origin}/blog/share?slug=a`]);
    expect(actions).toEqual([['notify', 'success', 'Link copied.']]);
  });

  it('says when that failed, too', async () => {
    const { actions } = await renderInRemote(<ShareButton path="/blog" title="A" />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(actions).toEqual([['notify', 'failure', "Couldn't copy the link."]]);
  });
});
