import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { Modal } from '@livery/ui/modal';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { browserPage } from '../../../src/infrastructure/browser/browser-page.ts';
import { SiteRouter } from '../../../src/ui/navigation/site-router.tsx';

/** A page with a modal; its heading is the address. */
function Site() {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {isOpen && (
        <Modal className="" labelledBy="menu" onClose={() => setOpen(false)}>
          {() => <h2 id="menu">Menu</h2>}
        </Modal>
      )}
    </>
  );
}

it('a modal stays open when the address of the page is replaced, and closes with Back', async () => {
  installNativeDialogs();
  window.history.replaceState(null, '', '/faqs');
  render(
    <SiteRouter>
      <Site />
    </SiteRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  act(() => browserPage(window).replaceAddress(new URL('/about?lng=ar', window.location.href)));
  expect(await screen.findByText('/about?lng=ar')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  act(() => window.history.back());
  expect(await screen.findByText('/faqs')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
