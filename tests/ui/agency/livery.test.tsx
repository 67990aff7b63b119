import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { withAgency } from '../../support/seen.ts';

const headAttribute = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

describe('the livery', () => {
  it("puts the agency's metadata into the head (rules 1.1)", async () => {
    const metadata = { title: 'Sun for all', description: 'By the sea', keywords: ['sun', 'sea'] };
    await renderApp(fakeShell(withAgency({ metadata })));
    expect(document.title).toBe('Sun for all');
    expect(headAttribute('meta[name=description]')).toBe('By the sea');
    expect(headAttribute('meta[name=keywords]')).toBe('sun, sea');
    expect(headAttribute('link[rel=icon]', 'href')).toBe('/media/sunny/favicon.svg');
    expect(headAttribute('meta[name=theme-color]')).toBe('#2c7be5');
  });

  it('shows nothing where the agency gives nothing', async () => {
    const metadata = { title: '', description: ' ', keywords: [] };
    await renderApp(fakeShell(withAgency({ favicon: 'javascript:alert(1)', metadata })));
    expect(document.title).toBe('Sunny Trips - Online Hotel, Flight, Car Booking Agency');
    expect(headAttribute('meta[name=description]')).toBeUndefined();
    expect(headAttribute('meta[name=keywords]')).toBeUndefined();
    expect(headAttribute('link[rel=icon]', 'href')).toBeUndefined();
  });

  it("paints the document in the agency's colour, and again when it changes", async () => {
    const { style } = document.documentElement;
    const shell = await renderApp(fakeShell(withAgency({ primaryColor: '#c2410c' })));
    expect(style.getPropertyValue('--brand')).toBe('#c2410c');
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ primaryColor: 'red; --x: 1' }) }));
    expect(style.getPropertyValue('--brand')).toBe('#2c7be5');
  });
});
