import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { SeesEverything, seeEverything } from '../../support/pages/sees-everything.ts';
import { embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const DIGEST = `sha384-${'A'.repeat(64)}`;
const NAME = 'home.below-deals';

seeEverything();

/** The home page of a site with these remotes, by name; each has one piece, with this function to mount it. */
async function homeWith(pieces: Readonly<Record<string, (element: HTMLElement) => () => void>>) {
  const host = embeddedRemotes();
  const listedPieces = Object.entries(pieces).map(([name, mount]) => {
    const url = `${name}/entry.js`;
    host.files.set(`http://content.memory/${url}`, { integrity: DIGEST, run: () => ({ slots: { [NAME]: mount } }) });
    return [name, { url, integrity: DIGEST, contract: '1', slots: [NAME] }] as const;
  });
  host.serve({ version: 1, remotes: Object.fromEntries(listedPieces) });
  const { modules, reports } = await openedRemotes(host.source);
  const open = vi.fn(async () => modules);
  await renderApp(Object.assign(fakeShell(), { remotes: { open } }));
  // Its code is loaded when the visitor scrolls near it.
  await waitFor(() => expect(open).toHaveBeenCalled());
  await act(twoTasks);
  return { host, reports };
}

const mountParagraph = (text: string) => (element: HTMLElement) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  element.append(paragraph);
  return () => paragraph.remove();
};

const expectPage = () => {
  expect(screen.getByRole('region', { name: 'Product Deals' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
};

describe('the place below the deals of the home page', () => {
  it('shows the pieces of remotes, after the deals', async () => {
    await homeWith({ loyalty: mountParagraph('1,200 points') });
    const deals = screen.getByRole('region', { name: 'Product Deals' });
    const piece = await screen.findByText('1,200 points');
    expect(deals.compareDocumentPosition(piece)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('loads no code of a remote where the manifest is empty', async () => {
    const { host, reports } = await homeWith({});
    expect(new Set(host.requests)).toEqual(new Set(['manifest']));
    expect(reports).toEqual([]);
    expectPage();
  });

  it('loses a piece that throws, and nothing else', async () => {
    const { reports } = await homeWith({
      broken(element) {
        mountParagraph('half a piece')(element);
        throw new Error('planted');
      },
      weather: mountParagraph('Sun'),
    });
    expect(await screen.findByText('Sun')).toBeTruthy();
    expect(screen.queryByText('half a piece')).toBeNull();
    expect(reports).toMatchObject([{ kind: 'remote-error', remote: 'broken' }]);
    expectPage();
  });

  it('is near only once the deals are there, which take more room than their placeholders', async () => {
    class SeesNothing extends SeesEverything {
      override observe() {}
    }
    vi.stubGlobal('IntersectionObserver', SeesNothing);
    const shell = await renderApp(fakeShell());
    expect(SeesEverything.margin).toBe('0px');
    await act(async () => shell.set.hotels.next({ kind: 'empty' }));
    expect(SeesEverything.margin).toBe('50%');
  });
});
