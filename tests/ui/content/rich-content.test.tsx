import { err, ok } from '@livery/contract/shared/result';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RichNode } from '../../../src/application/content/rich-content.ts';
import { anElement, someContent, someText } from '../../support/data/some-content.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const ABOUT = { kind: 'content', title: 'Who we are', image: null, content: '<p>raw</p>' } as const;

/** The About page of an agency whose text was cleaned to these nodes. */
async function renderContent(...nodes: RichNode[]) {
  const shell = fakeShell({ about: { kind: 'ready', value: ABOUT } });
  Object.assign(shell.content, {
    clean: async () => ok(someContent(...nodes, anElement('p', [someText('The end.')]))),
  });
  await renderApp(shell, '/about');
  await screen.findByText('The end.');
  return screen.getByRole('main');
}

describe('the rich text of an agency', () => {
  it('is made of elements, and text stays text', async () => {
    const main = await renderContent(
      anElement('p', [someText('Hello '), anElement('strong', [someText('<img src=x onerror=alert(1)>')])]),
    );
    expect(main.querySelector('strong')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(main.querySelector('img[src="x"]')).toBeNull();
  });

  it('marks each paragraph in another language, but none in the page’s or with its own mark', async () => {
    const main = await renderContent(
      anElement('p', [someText('Welcome to our agency')]),
      anElement('p', [someText('أهلاً بكم في '), anElement('strong', [someText('رحلة')])]),
      anElement('p', [someText('به سفر خوش آمدید')], { lang: 'fa', dir: 'rtl' }),
      anElement('div', [anElement('p', [someText('مرحبا')])]),
    );
    const languages = [...main.querySelectorAll('p')].slice(0, 4).map(({ lang, dir }) => [lang, dir]);
    expect(languages).toEqual([
      ['', ''],
      ['ar', 'rtl'],
      ['fa', 'rtl'],
      ['ar', 'rtl'],
    ]);
    expect(main.querySelector('strong')?.lang).toBe('');
  });

  it('puts its headings below the page’s own', async () => {
    const main = await renderContent(anElement('h1', [someText('First')]), anElement('h3', [someText('Third')]));
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getByRole('heading', { level: 2 }).textContent).toBe('First');
    expect(within(main).getByRole('heading', { level: 3 }).textContent).toBe('Third');
  });

  it('keeps pictures, tables, line breaks and alignment', async () => {
    const main = await renderContent(
      anElement('p', [someText('one'), anElement('br'), someText('two')], { style: 'text-align:center' }),
      anElement('img', [], { src: 'https://media.example/team.jpg', alt: 'Our team', loading: 'lazy' }),
      anElement('table', [anElement('tbody', [anElement('tr', [anElement('td', [someText('x')], { colSpan: 2 })])])]),
    );
    expect(main.querySelector('br')?.parentElement?.dataset['align']).toBe('center');
    expect(within(main).getByRole('img', { name: 'Our team' }).getAttribute('loading')).toBe('lazy');
    expect(within(main).getByRole('cell').getAttribute('colspan')).toBe('2');
  });

  it('takes no other style than alignment', async () => {
    const main = await renderContent(anElement('p', [someText('covered')], { style: 'position:fixed; inset:0' }));
    expect(within(main).getByText('covered').hasAttribute('style')).toBe(false);
  });

  it('marks links that lead away, and sends them no referrer', async () => {
    const away = { href: 'https://elsewhere.example/', target: '_blank', rel: ['noopener', 'noreferrer'] };
    await renderContent(
      anElement('a', [someText('our friends')], away),
      anElement('a', [someText('our answers')], { href: '/faqs' }),
      anElement('a', [someText('write')], { href: 'mailto:hello@sunny.example' }),
    );
    const friends = screen.getByRole('link', { name: /^our friends ?, opens in a new tab$/ });
    expect(friends.getAttribute('rel')).toBe('noopener noreferrer');
    expect(friends.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'our answers' }).getAttribute('href')).toBe('/faqs');
    expect(screen.getByRole('link', { name: 'write' }).hasAttribute('target')).toBe(false);
  });

  it('can be loaded again where it could not be cleaned', async () => {
    const shell = fakeShell({ about: { kind: 'ready', value: ABOUT } });
    let works = false;
    Object.assign(shell.content, {
      clean: async () =>
        works ? ok(someContent(anElement('p', [someText('At last.')]))) : err({ kind: 'unreachable' }),
    });
    await renderApp(shell, '/about');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('main').textContent).not.toContain('raw');
    works = true;
    retry.click();
    expect(await screen.findByText('At last.')).toBeTruthy();
  });
});
