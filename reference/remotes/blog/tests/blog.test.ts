import { PARENT_PAGES } from '@livery/contract/remotes/remote-context';
import { breadcrumbPaths } from '@livery/reference-testing/breadcrumbs';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { agencyStories } from '@livery/sandbox/world/content/stories';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.tsx';
import { itemsOnPage } from '../stories-screen.tsx';
import { parseStories } from '../story-wire.ts';

const showBlog = (path: string, agency = 'aurora', options: FakeContextOptions = {}) =>
  showRemote(remote, { at: path, respond: sandboxResponses({ agency }), ...options });

describe('the blog', () => {
  it('has breadcrumbs that lead to its parent in the path catalogue', async () => {
    const view = await showBlog('/blog/desert-mornings');
    expect(breadcrumbPaths(view)).toEqual([['Stories', PARENT_PAGES['/blog/{slug}']]]);
  });

  it('lists its stories, the newest first, a page at a time', async () => {
    const { screen, click } = await showBlog('/blog');
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect([headings().length, headings()[0]]).toEqual([7, 'Northern lights without the crowds']);
    await click(screen.getByRole('link', { name: 'Next page' }));
    expect(headings()).toEqual(['Islands, off season', 'The coast road south']);
  });

  it('keeps to a topic', async () => {
    const { screen, click, actions } = await showBlog('/blog?page=2');
    await click(screen.getByRole('link', { name: 'Food' }));
    expect(actions).toContainEqual(['navigate', '/blog?topic=food']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What the market cook taught us',
    ]);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Food');
  });

  it('shows a story, who wrote it and when, and leads to others on its topic', async () => {
    const { screen, actions } = await showBlog('/blog/desert-mornings');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Desert mornings');
    expect(actions).toContainEqual(['titlePage', 'Desert mornings']);
    expect(screen.getByText('2026-08-14').getAttribute('datetime')).toBe('2026-08-14');
    expect(screen.getByText(/the sand is cold enough to hurt/)).toBeTruthy();
    const remainingElements = within(screen.getByRole('region', { name: 'More to read' })).getAllByRole('link');
    expect(remainingElements.map((link) => link.getAttribute('href'))[0]).toBe(
      '/blog/northern-lights-without-the-crowds',
    );
  });

  it.each(['/blog/share?slug=desert-mornings', '/blog?slug=desert-mornings'])(
    'shows what was shared at %s',
    async (path) => {
      const { screen } = await showBlog(path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Desert mornings');
      expect(screen.getByText(/Someone shared this story/)).toBeTruthy();
    },
  );

  it('states that there is no such story', async () => {
    const { screen } = await showBlog('/blog/nothing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This story is no longer available');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blog');
  });

  it('shows a message where nothing is written yet, and where loading has failed', async () => {
    const { screen } = await showBlog('/blog', 'plain');
    expect(screen.getByText('No stories yet')).toBeTruthy();
    const failedRemote = await showRemote(remote, { at: '/blog' });
    expect(failedRemote.screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('puts nothing of what a hostile agency writes into its links, pictures or markup', async () => {
    const { element, screen } = await showBlog('/blog', 'wonky');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('<img src=x onerror=alert(1)>');
    expect(element.querySelector('img, script, [onerror]')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blog/..%2F..%2Flogout');
  });
});

it('every agency’s stories can be read', () => {
  for (const agency of ['aurora', 'rihla', 'fiesta', 'noir']) {
    const storyRecords = agencyStories(agency);
    expect(parseStories({ data: storyRecords })).toHaveLength(storyRecords.length);
    expect(storyRecords.length).toBeGreaterThan(3);
  }
});

it.each([
  ['', 1],
  ['2', 2],
  ['3', 2],
  ['0', 1],
  ['-1', 1],
  ['1e99', 2],
  ['x', 1],
  ['1.9', 1],
])('page “%s” of two is page %i', (requested, page) => {
  expect(itemsOnPage(Array.from({ length: 9 }), requested)).toMatchObject({ page, pages: 2 });
});
