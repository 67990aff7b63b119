import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RemoteModules, RemoteScreen, RemoteState } from '../../../src/application/remotes/remotes.ts';
import { serverScreen } from '../../../src/ui/remotes/server-screen.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { expectRetryToLoad } from './expect-retry.ts';
import { crashedRemote, FAILED, readyRemote } from './remote-states.ts';

const url = 'https://content.example/blog/entry.js';
const SERVED = {
  path: '/blog',
  title: 'Our stories',
  html: '<h1>Stories</h1><p>From Lisbon</p>',
  data: { stories: 1 },
};

const main = () => within(screen.getByRole('main'));

/** The blog's page with the server's markup, while its remote is in this state. */
async function renderServed(
  remote: RemoteState,
  overrides: Partial<RemoteModules> = {},
  path = '/blog',
): Promise<FakeShell> {
  const shell = fakeShell({ remote });
  const modules = await shell.remotes.open();
  Object.assign(shell.remotes, { open: async () => ({ ...modules, ...overrides }) });
  await renderApp(shell, path, SERVED);
  return shell;
}

describe('the page of a remote that came with the document', () => {
  it('is shown with its title while the code of the remote loads', async () => {
    await renderServed({ kind: 'loading' });
    expect(main().getByRole('heading', { level: 1, name: 'Stories' })).toBeTruthy();
    expect(main().getByText('From Lisbon')).toBeTruthy();
    expect(main().queryByText('Loading…')).toBeNull();
    expect(document.title).toMatch(/^Our stories \| /);
  });

  it('stays until the remote has rendered a heading, which then takes its place', async () => {
    const screens: RemoteScreen[] = [];
    const elements: HTMLElement[] = [];
    await renderServed(readyRemote(url), {
      show(_, element, givenScreen) {
        elements.push(element);
        screens.push(givenScreen);
        return { moved: () => undefined, end: () => undefined };
      },
    });
    await waitFor(() => expect(elements.at(-1)?.isConnected).toBe(true));
    expect(main().getByText('From Lisbon')).toBeTruthy();
    expect(elements.at(-1)?.closest('[hidden]')).not.toBeNull();
    expect(screens.at(-1)?.rendered).toEqual({ stories: 1 });
    act(() => elements.at(-1)?.replaceChildren(document.createElement('h1')));
    await waitFor(() => expect(main().queryByText('From Lisbon')).toBeNull());
    expect(elements.at(-1)?.closest('[hidden]')).toBeNull();
    expect(screen.getByRole('main').querySelector('[data-served]')).toBeNull();
  });

  it('stays until a text of the agency in it is there', async () => {
    const elements: HTMLElement[] = [];
    await renderServed(readyRemote(url), {
      show(_, element) {
        elements.push(element);
        return { moved: () => undefined, end: () => undefined };
      },
    });
    await waitFor(() => expect(elements.at(-1)?.isConnected).toBe(true));
    const text = document.createElement('div');
    text.dataset['waiting'] = '';
    act(() => elements.at(-1)?.replaceChildren(document.createElement('h1'), text));
    await act(async () => undefined);
    expect(main().getByText('From Lisbon')).toBeTruthy();
    act(() => text.replaceWith('The text'));
    await waitFor(() => expect(main().queryByText('From Lisbon')).toBeNull());
  });

  it('stays where the remote can’t be loaded, with the failure and Retry beside', async () => {
    const shell = await renderServed(crashedRemote(url));
    expect(await main().findByText(FAILED)).toBeTruthy();
    expect(main().getByText('From Lisbon')).toBeTruthy();
    await expectRetryToLoad(shell, screen.getByRole('main'));
  });

  it('stands on its own page alone: another of the same remote is loaded', async () => {
    await renderServed({ kind: 'loading' }, {}, '/blog/lisbon');
    expect(await main().findByText('Loading…')).toBeTruthy();
    expect(main().queryByText('From Lisbon')).toBeNull();
    expect(document.title).not.toContain('Our stories');
  });

  it('is not given to a remote that is shown on another page', async () => {
    const screens: RemoteScreen[] = [];
    await renderServed(
      readyRemote(url),
      {
        show(_, __, givenScreen) {
          screens.push(givenScreen);
          return { moved: () => undefined, end: () => undefined };
        },
      },
      '/blog/lisbon',
    );
    await waitFor(() => expect(screens).not.toEqual([]));
    expect(screens.at(-1)?.rendered).toBeUndefined();
  });
});

it('a remote on a server names its page, and has messages of its own', async () => {
  const titles: string[] = [];
  const i18n = await createI18n('de');
  const location = { path: '/blog', search: '', hash: '' };
  const givenScreen = serverScreen({
    shell: fakeShell(),
    agency: anAgency(),
    i18n,
    location,
    onTitle: (title) => titles.push(title),
    components: new Set(),
    renderWhole: async () => undefined,
  });
  expect(await givenScreen.searchPanelMarkup?.({})).toBe('');
  givenScreen.titlePage('Geschichten');
  givenScreen.navigate('/about', { replace: false });
  for (const end of [
    givenScreen.watchErrors({ element: () => null, isFrom: () => false, onError: () => undefined }),
    givenScreen.guardLeaving(
      () => true,
      () => undefined,
    ),
    givenScreen.showContent(undefined as never, '<p></p>'),
  ]) {
    end();
  }
  expect([givenScreen.location, titles]).toEqual([location, ['Geschichten']]);
  givenScreen.i18n.addResourceBundle('de', 'translation', { retry: 'planted' });
  expect([i18n.t('retry'), givenScreen.messageText({ text: 'retry' } as never)]).not.toContain('planted');
});
