// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';

describe("the document's language", () => {
  it.each([
    ['en', 'en', 'ltr'],
    ['no', 'nb', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ] as const)('for %s is %s, read %s (readings 36)', async (language, lang, dir) => {
    await renderApp(fakeShell({ language }));
    expect(document.documentElement.lang).toBe(lang);
    expect(document.documentElement.dir).toBe(dir);
  });

  it('changes with the traveller, and the page comes back once it speaks it', async () => {
    const shell = await renderApp(fakeShell({ language: 'en' }));
    act(() => shell.set.language.next('ar'));
    expect(document.documentElement.dir).toBe('rtl');
    expect(await screen.findByRole('banner')).toBeTruthy();
  });
});
