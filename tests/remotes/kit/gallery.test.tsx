// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gallery } from '../../../remotes/kit/cards/gallery.tsx';
import { renderInRemote } from '../support/render-in-remote.tsx';

afterEach(cleanup);

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `https://pictures.example/${name}.jpg`);

const large = () => screen.getByRole('img', { name: /^Picture/ }).getAttribute('src');

describe('a gallery', () => {
  it('shows one picture large, and the others on demand: five at most', async () => {
    await renderInRemote(<Gallery name="Casa" pictures={SIX} height={480} />);
    expect([large(), screen.getByRole('img', { name: 'Picture 1: Casa' }).getAttribute('height')]).toEqual([
      SIX[0],
      '480',
    ]);
    expect(screen.getByRole('list', { name: 'Pictures' }).children).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Picture 3: Casa' }));
    expect([large(), screen.getByRole('button', { current: true }).getAttribute('aria-label')]).toEqual([
      SIX[2],
      'Picture 3: Casa',
    ]);
  });

  it('has nothing to choose from where there is one picture only', async () => {
    await renderInRemote(<Gallery name="Casa" pictures={SIX.slice(0, 1)} />);
    expect([large(), screen.queryByRole('button')]).toEqual([SIX[0], null]);
  });
});
