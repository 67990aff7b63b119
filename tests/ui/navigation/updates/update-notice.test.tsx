import { liveFromSubject } from '@livery/contract/shared/live';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeShell } from '../../../support/pages/fake-shell.ts';
import { renderApp } from '../../../support/pages/render-app.tsx';

const TEXT = 'This site has been updated. Reload the page to get the latest version.';
const notice = () => screen.queryByRole('region', { name: TEXT });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens a page whose site serves another build from now on. */
async function open() {
  const isOffered = new BehaviorSubject(false);
  const updates = { isOffered: liveFromSubject(isOffered), visibilityChanged: vi.fn(), dismiss: vi.fn() };
  const shell = await renderApp(fakeShell({ updates }), '/errors');
  await vi.waitFor(() => expect(updates.visibilityChanged).toHaveBeenCalledWith(true));
  return { updates, shell, offer: (offered = true) => act(() => isOffered.next(offered)) };
}

describe('the notice that another build is served', () => {
  it('is announced and takes no focus, offers a reload, and goes away when it is dismissed', async () => {
    const { updates, offer } = await open();
    expect(notice()).toBeNull();
    const focusedElement = document.activeElement;
    offer();
    expect(document.activeElement).toBe(focusedElement);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(TEXT);
    const offeredRegion = within(screen.getByRole('region', { name: TEXT }));
    expect(offeredRegion.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    await userEvent.click(offeredRegion.getByRole('button', { name: 'Later' }));
    expect(updates.dismiss).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    offer(false);
    expect(notice()).toBeNull();
  });

  it('waits until a field that has the focus is left', async () => {
    const { offer } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    offer();
    expect(notice()).toBeNull();
    act(() => field.blur());
    expect(notice()).not.toBeNull();
    field.remove();
  });

  it('waits until a dialog is closed', async () => {
    const { offer } = await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    dialog.open = true;
    act(() => button.focus());
    offer();
    expect(notice()).toBeNull();
    act(() => button.blur());
    expect(notice()).toBeNull();
    dialog.open = false;
    act(() => void dialog.dispatchEvent(new Event('close')));
    expect(notice()).not.toBeNull();
    dialog.remove();
  });

  it('goes as soon as something is typed, and stays away from that page', async () => {
    const { offer } = await open();
    const field = document.body.appendChild(document.createElement('textarea'));
    offer();
    expect(notice()).not.toBeNull();
    fireEvent.input(field);
    expect(notice()).toBeNull();
    act(() => field.blur());
    expect(notice()).toBeNull();
    field.remove();
  });

  it('is not shown while a remote module has unsaved input', async () => {
    const { shell, offer } = await open();
    shell.set.unsaved.next(true);
    offer();
    expect(notice()).toBeNull();
  });

  it('reloads nothing where there is unsaved input by the time of the click', async () => {
    const { shell, offer } = await open();
    offer();
    shell.set.unsaved.next(true);
    // jsdom reports a reload as an error, because it has none.
    const consoleSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(consoleSpy).not.toHaveBeenCalled();
    expect(notice()).toBeNull();
  });

  it('waits for toasts, which are in the same place', async () => {
    const { shell, offer } = await open();
    offer();
    act(() =>
      shell.set.toasts.next([{ id: '1', tone: 'success', message: { kind: 'authored', text: 'Saved' } }] as never),
    );
    expect(notice()).toBeNull();
    act(() => shell.set.toasts.next([]));
    expect(notice()).not.toBeNull();
  });

  it('says whether the page is visible', async () => {
    const { updates } = await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(updates.visibilityChanged).toHaveBeenLastCalledWith(false);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(updates.visibilityChanged).toHaveBeenLastCalledWith(true);
  });
});
