import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const NOTICE = 'Agency is inactive, Please contact the administrator';

function theDialog(): HTMLDialogElement {
  const dialog = screen.getByRole('alertdialog', { name: NOTICE });
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('The notice is no native dialog.');
  return dialog;
}

// @rule 4.1
describe('the notice of an inactive agency', () => {
  beforeEach(async () => {
    await renderApp(fakeShell({ agency: { kind: 'inactive', agency: anAgency({ status: 'inactive' }) } }));
  });

  it('is a modal in the words of rules §4, with the focus inside and no button to close it', () => {
    expect(theDialog().open).toBe(true);
    expect(theDialog().contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Product Deals')).toBeNull();
  });

  it('refuses to be cancelled', () => {
    expect(fireEvent(theDialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(fireEvent.keyDown(theDialog(), { key: 'Escape' })).toBe(false);
    expect(theDialog().open).toBe(true);
  });

  it('leaves other keys alone', () => {
    expect(fireEvent.keyDown(theDialog(), { key: 'Tab' })).toBe(true);
  });

  it('opens again when the browser closes it all the same', async () => {
    const dialog = theDialog();
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
  });

  it('takes the focus back after a blur elsewhere', () => {
    document.hasFocus = () => true;
    const dialog = theDialog();
    dialog.focus();
    const focus = document.activeElement;
    screen.getByRole('link', { name: 'Contact us' }).focus();
    screen.getByRole('link', { name: 'Contact us' }).blur();
    expect(document.activeElement).toBe(focus);
  });
});
