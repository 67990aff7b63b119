// @vitest-environment jsdom
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as pageReact from 'react';
import * as pageClient from 'react-dom/client';
import { afterAll, expect, it } from 'vitest';
import { deployedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, twoTasks } from '../../support/remotes/opened-remotes.ts';

type React = typeof pageReact;
type Client = Pick<typeof pageClient, 'createRoot'>;

const folder = mkdtempSync(join(tmpdir(), 'livery-second-react-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A second copy of React, from its own folder, as another team might bundle it. */
const foreignReact = secondReact();

function secondReact(): { readonly react: React; readonly client: Client } {
  for (const name of ['react', 'react-dom', 'scheduler'])
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  const require = createRequire(join(folder, 'remote.js'));
  return { react: require('react'), client: require('react-dom/client') };
}

/** A remote that shows its path with a hook of one React, in a root of the same or of another React. */
const remoteOf = ({ createElement, useState }: React, { createRoot }: Client): ScreenRemote => ({
  mount(element, context) {
    const Path = () => createElement('p', null, useState(context.location.now().path)[0]);
    const root = createRoot(element, { onUncaughtError: context.reportError });
    root.render(createElement(Path));
    return () => root.unmount();
  },
});

/** A page of the shell in its React, with state that changes. */
function Counter() {
  const [count, setCount] = pageReact.useState(0);
  return pageReact.createElement('button', { onClick: () => setCount(count + 1) }, `Count ${count}`);
}

it('a remote with its own React is shown by the shell, and one that mixes two is reported and harms nobody', async () => {
  const { modules, reports } = await deployedRemotes({
    blog: () => remoteOf(foreignReact.react, pageClient),
    resort: () => remoteOf(foreignReact.react, foreignReact.client),
    topDestinations: () => remoteOf(pageReact, pageClient),
  });
  render(pageReact.createElement(Counter));
  const shownPieces: { end(): void }[] = [];
  const elements: HTMLElement[] = [];
  for (const name of ['blog', 'resort', 'topDestinations'] as const) {
    modules.load(name);
    await twoTasks();
    const element = document.body.appendChild(document.createElement('div'));
    elements.push(element);
    shownPieces.push(modules.show(name, element, aScreen(`/${name}`).screen));
    await twoTasks();
  }
  const texts = () => elements.map(({ textContent }) => textContent);
  await waitFor(() => expect(texts()).toEqual(['', '/resort', '/topDestinations']));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports).toMatchObject([{ kind: 'remote-error', remote: 'blog', problem: expect.stringMatching('useState') }]);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('Count 1');
  for (const shownPiece of shownPieces) shownPiece.end();
  await waitFor(() => expect(texts()).toEqual(['', '', '']));
  for (const element of elements) element.remove();
});
