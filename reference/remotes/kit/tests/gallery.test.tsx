import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Gallery } from '@livery/ui/gallery';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const EIGHT_PICTURES = Array.from({ length: 8 }, (_, index) => `https://pictures.example/${index + 1}.jpg`);

const openPicture = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Photos: Casa' });
};
const shownIn = (dialog: HTMLElement) => within(dialog).getByRole('img').getAttribute('alt');
const press = (dialog: HTMLElement, key: string) =>
  fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Next photo' }), { key });

describe('a gallery', () => {
  it.each([1, 2, 4, 5, 8])(
    'has a button for each of %d pictures, and one for all where there are several',
    async (count) => {
      await renderInRemote(<Gallery name="Casa" pictures={EIGHT_PICTURES.slice(0, count)} />);
      expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button')).toHaveLength(count);
      expect(screen.queryByRole('button', { name: `Show all ${count} photos` }) === null).toBe(count === 1);
    },
  );

  it('has a drawing where there is no picture', async () => {
    const { container } = await renderInRemote(<Gallery name="Casa" pictures={[]} />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the picture that was chosen, and says which of all it is', async () => {
    await renderInRemote(<Gallery name="Casa" pictures={EIGHT_PICTURES} />);
    const dialog = await openPicture('Picture 3: Casa');
    expect(shownIn(dialog)).toBe('Picture 3: Casa');
    expect(within(dialog).getByText('3 of 8')).toBeTruthy();
  });

  it('goes on with arrow keys, in a round, in the direction of reading', async () => {
    await renderInRemote(<Gallery name="Casa" pictures={EIGHT_PICTURES} />);
    const dialog = await openPicture('Show all 8 photos');
    press(dialog, 'ArrowLeft');
    expect(shownIn(dialog)).toBe('Picture 8: Casa');
    press(dialog, 'ArrowRight');
    press(dialog, 'ArrowRight');
    expect(shownIn(dialog)).toBe('Picture 2: Casa');
    document.documentElement.style.direction = 'rtl';
    press(dialog, 'ArrowRight');
    document.documentElement.style.direction = '';
    expect(shownIn(dialog)).toBe('Picture 1: Casa');
    press(dialog, 'End');
    expect(shownIn(dialog)).toBe('Picture 8: Casa');
  });

  it('follows a swipe, and no tap', async () => {
    await renderInRemote(<Gallery name="Casa" pictures={EIGHT_PICTURES} />);
    const dialog = await openPicture('Show all 8 photos');
    const swipe = (from: number, to: number) => {
      const picture = within(dialog).getByRole('img');
      fireEvent.pointerDown(picture, { clientX: from });
      fireEvent.pointerUp(picture, { clientX: to });
    };
    swipe(200, 190);
    expect(shownIn(dialog)).toBe('Picture 1: Casa');
    swipe(200, 100);
    expect(shownIn(dialog)).toBe('Picture 2: Casa');
  });

  it('says so where its code can’t be loaded', async () => {
    const module = { loaded: () => undefined, load: vi.fn(() => Promise.reject(new Error('offline'))) };
    await renderInRemote(<Gallery name="Casa" pictures={EIGHT_PICTURES} module={module} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 8 photos' }));
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load this");
  });
});
