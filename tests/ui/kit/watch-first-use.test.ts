import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchFirstUse } from '../../../src/ui/kit/watch-first-use.ts';

/** A part of a page that a server rendered, with a link in it. */
function aPlace(isThere = true, isPressed = false) {
  const place = document.createElement('div');
  const link = document.createElement('a');
  link.href = '#there';
  place.append(link);
  document.body.append(place);
  const load = vi.fn(async () => isThere);
  const hydrate = vi.fn();
  const follow = vi.fn();
  let finish = () => undefined as void;
  const others = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const button = document.createElement('button');
  const press = vi.fn();
  button.addEventListener('click', press);
  place.append(button);
  const early = isPressed ? [{ element: button, control: { name: '', place: 0 }, chosen: undefined }] : [];
  const end = watchFirstUse(place, { load, hydrate, follow, others, early });
  onTestFinished(() => {
    end();
    place.remove();
  });
  return { place, link, load, hydrate, follow, done: finish, end, press };
}

describe('a part that is hydrated at last', () => {
  it('waits for all others', async () => {
    const { load, hydrate, done } = aPlace();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    done();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  });

  it('is hydrated before them where it is used, once', async () => {
    const { link, load, hydrate, done } = aPlace();
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    done();
    await Promise.resolve();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is left alone where it is gone by then', async () => {
    const { load, done, end } = aPlace();
    end();
    done();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
  });

  it('stays as it came where its code can not be loaded, until it is used', async () => {
    const { link, load, hydrate, done } = aPlace(false);
    done();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(hydrate).not.toHaveBeenCalled();
  });
});

describe('a link within the page, of a part whose code is not there yet', () => {
  const clickOn = (link: HTMLAnchorElement) => {
    link.href = '?search=flights';
    link.click();
  };

  it('is followed at once, so that the room of what it shows stands before anybody looks away', () => {
    const { link, follow, load, hydrate } = aPlace();
    clickOn(link);
    expect(follow).toHaveBeenCalledExactlyOnceWith('?search=flights');
    expect([load.mock.calls.length, hydrate.mock.calls.length]).toEqual([1, 0]);
  });

  it('waits where something was filled in', async () => {
    const { place, link, follow, hydrate } = aPlace();
    const field = document.createElement('input');
    place.append(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    clickOn(link);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(follow).not.toHaveBeenCalled();
  });

  it('waits where it leads to another page', () => {
    const { link, follow } = aPlace();
    link.href = '/another-page';
    link.click();
    expect(follow).not.toHaveBeenCalled();
  });
});

it('what was pressed before the program was there loads the code, and is done once it is live', async () => {
  const { hydrate, press, end } = aPlace(true, true);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(press).not.toHaveBeenCalled();
  end();
  end();
  expect(press).toHaveBeenCalledOnce();
});
