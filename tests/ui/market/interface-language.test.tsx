import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { SEEN } from '../../support/seen.ts';

const html = document.documentElement;

describe("the document's language", () => {
  it.each([
    ['en', 'en', 'ltr'],
    ['no', 'nb', 'ltr'],
    ['pt', 'pt-PT', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ] as const)('for %s is %s, read %s (rules 9.8)', async (language, lang, dir) => {
    await renderApp(fakeShell({ language }));
    expect(html.lang).toBe(lang);
    expect(html.dir).toBe(dir);
  });
});

describe('another language (rules §4, language change)', () => {
  it('changes texts, direction and prices at the same moment, and nothing before', async () => {
    const seenNames = new Set<string>();
    const hotels = { kind: 'list', deals: [aHotelDeal()] } as const;
    const shell = await renderApp(fakeShell({ language: 'en', hotels }));
    const look = () => {
      const price = document.querySelector('dd bdi')?.textContent ?? '';
      const total = document.querySelector('dt')?.textContent;
      seenNames.add([html.lang, html.dir, total, price.replace(/[^$,.]/g, '')].join(' '));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    act(() => {
      shell.set.language.next('de');
      shell.set.prices.next(somePrices({ language: 'de' }));
    });
    look();
    await waitFor(() => expect(html.lang).toBe('de'));
    await new Promise(setImmediate);
    watch.disconnect();
    expect(seenNames.size).toBe(2);
  });

  it('is awaited before the site is shown, so that no text is in another one first', async () => {
    const shell = await renderApp(fakeShell({ agency: { kind: 'loading' }, language: 'en' }));
    act(() => {
      shell.set.language.next('ar');
      shell.set.agency.next(SEEN.agency);
    });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(await screen.findByRole('banner')).toBeTruthy();
    expect(html.lang).toBe('ar');
  });

  it('without sentences is English, in every respect', async () => {
    await renderApp(fakeShell({ language: 'xx' as 'en' }));
    expect([html.lang, html.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where will you wake up next?');
  });
});
