// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/an-agency.ts';
import { fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

function withAgency(overrides: Parameters<typeof anAgency>[0]) {
  return fakeShell({ agency: { kind: 'ready', agency: anAgency(overrides) } });
}

describe('the livery', () => {
  it("puts the agency's metadata into the head (rules §1)", async () => {
    await renderApp(
      withAgency({ metadata: { title: 'Sun for all', description: 'By the sea', keywords: ['sun', 'sea'] } }),
    );
    expect(document.title).toBe('Sun for all');
    expect(head('meta[name=description]')).toBe('By the sea');
    expect(head('meta[name=keywords]')).toBe('sun, sea');
    expect(head('link[rel=icon]', 'href')).toBe('/media/sunny/favicon.svg');
    expect(head('meta[name=theme-color]')).toBe('#2c7be5');
  });

  it('says nothing in place of what the agency left out', async () => {
    await renderApp(
      withAgency({ favicon: 'javascript:alert(1)', metadata: { title: '', description: ' ', keywords: [] } }),
    );
    expect(document.title).toBe('Sunny Trips - Online Hotel, Flight, Car Booking Agency');
    expect(head('meta[name=description]')).toBeUndefined();
    expect(head('meta[name=keywords]')).toBeUndefined();
    expect(head('link[rel=icon]', 'href')).toBeUndefined();
  });

  it("paints the document in the agency's colour, and again when it changes", async () => {
    const { style } = document.documentElement;
    const shell = await renderApp(withAgency({ primaryColor: '#c2410c' }));
    expect(style.getPropertyValue('--brand')).toBe('#c2410c');
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ primaryColor: 'red; --x: 1' }) }));
    expect(style.getPropertyValue('--brand')).toBe('#2c7be5');
  });
});
