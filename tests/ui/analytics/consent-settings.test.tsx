import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConsentSettings } from '../../../src/ui/analytics/consent-settings.tsx';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';

// The code of the dialog is compiled when it is first needed.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(installNativeDialogs);
afterEach(cleanup);

async function theButton(shell: FakeShell) {
  render(
    <ShellContext value={shell}>
      <I18nextProvider i18n={await createI18n('en')}>
        <ConsentSettings />
      </I18nextProvider>
    </ShellContext>,
  );
  return screen.queryByRole('button', { name: 'Privacy choices' });
}

describe('changing one’s mind about being measured', () => {
  it('is left out where the agency does not measure', async () => {
    expect(await theButton(fakeShell())).toBeNull();
  });

  it('shows what was chosen, takes another choice, and gives the focus back', async () => {
    const shell = fakeShell({ companies: 'google', consent: 'denied' });
    const button = await theButton(shell);
    await userEvent.click(button ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'May we use analytics cookies?' }));
    expect(dialog.getByText("You've declined.")).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(shell.did).toContainEqual(['decide', 'granted']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});
