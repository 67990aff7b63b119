import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AboutState } from '../../../src/domain/content/about-state.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const ABOUT = {
  kind: 'content',
  title: 'A family <b>firm</b>',
  image: 'https://media.example/us.jpg',
  content: '<p>Hello</p>',
} as const satisfies AboutState;

/** Waits for the heading: the page's code is loaded first. React runs effects some time after it appears. */
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the About page (rules §2)', () => {
  it('keeps its place while its content is on its way', async () => {
    await renderApp(fakeShell(), '/about');
    expect((await heading()).textContent).toBe('About Us');
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading…');
    await waitFor(() => expect(document.title).toMatch(/^About Us \| Sunny Trips/));
  });

  it('shows title and image', async () => {
    await renderApp(fakeShell({ about: { kind: 'ready', value: ABOUT } }), '/about');
    expect((await heading()).textContent).toBe('A family <b>firm</b>');
    const picture = screen.getByRole('main').querySelector('img[width="960"]');
    expect(picture?.getAttribute('src')).toBe('https://media.example/us.jpg');
    if (picture !== null) fireEvent.error(picture);
    expect(screen.getByRole('main').querySelector('img[width="960"]')).toBeNull();
  });

  it('has no text where the agency wrote nothing that shows (rules 5.5)', async () => {
    const shell = fakeShell({ about: { kind: 'ready', value: { ...ABOUT, content: '<p><br></p>' } } });
    const cleanedIds: string[] = [];
    const { clean } = shell.content;
    Object.assign(shell.content, { clean: (html: string) => (cleanedIds.push(html), clean(html)) });
    await renderApp(shell, '/about');
    await heading();
    act(() => shell.set.about.next({ kind: 'ready', value: ABOUT }));
    await waitFor(() => expect(cleanedIds).toContain('<p>Hello</p>'));
    expect(cleanedIds).not.toContain('<p><br></p>');
  });

  it('is marked with its language: the one that the platform names, or that its script implies', async () => {
    const ready = (value: AboutState) => ({ kind: 'ready', value }) as const;
    const shell = await renderApp(fakeShell({ language: 'de', about: ready({ ...ABOUT, language: 'en' }) }), '/about');
    const words = () => document.querySelector<HTMLElement>('h1 bdi');
    await heading();
    expect([words()?.lang, words()?.dir]).toEqual(['en', 'ltr']);
    act(() => shell.set.about.next(ready({ ...ABOUT, title: 'من نحن' })));
    expect([words()?.lang, words()?.dir]).toEqual(['ar', 'rtl']);
    act(() => shell.set.about.next(ready({ ...ABOUT, title: 'Über uns', language: 'de' })));
    expect(words()?.lang).toBe('');
  });

  it('keeps its heading, and the focus on it, when the words arrive', async () => {
    const shell = await renderApp(fakeShell(), '/about');
    const elementBefore = await heading();
    act(() => elementBefore.focus());
    act(() => shell.set.about.next({ kind: 'ready', value: ABOUT }));
    expect(elementBefore.textContent).toBe('A family <b>firm</b>');
    expect(document.activeElement).toBe(elementBefore);
  });

  it('shows the server’s own words, and does not mention the connection then (rules 8.1)', async () => {
    const failure = { kind: 'refused', status: 500, message: 'We are <b>rewriting</b> this.' } as const;
    const shell = await renderApp(fakeShell({ about: { kind: 'failed', failure } }), '/about');
    expect(await screen.findByText('We are <b>rewriting</b> this.')).toBeTruthy();
    expect(screen.queryByText(/check your connection/)).toBeNull();
    act(() => shell.set.about.next({ kind: 'failed', failure: { kind: 'timed-out' } }));
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(screen.getByText(/check your connection/)).toBeTruthy();
  });
});
