import { afterEach, describe, expect, it } from 'vitest';
import { startMeasuring } from '../../../src/ui/analytics/start-measuring.ts';

interface MeasuredWindow {
  dataLayer?: unknown[];
  fbq?: { queue: unknown[]; callMethod?: (...command: unknown[]) => void } & ((...command: unknown[]) => void);
}

const PIXEL = { kind: 'pixel', id: '12345', src: 'https://connect.facebook.net/en_US/fbevents.js' } as const;
const page: Window & MeasuredWindow = window;

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete page.dataLayer;
  delete page.fbq;
});

describe('a measuring service, once there is consent', () => {
  it('gets its id through its own queue, and is fetched by address, never inline', () => {
    const src = 'https://www.googletagmanager.com/gtag/js?id=G-AB12';
    startMeasuring({ kind: 'google-tag', id: 'G-AB12', src }, page);
    const [beginCommand, configured] = (page.dataLayer ?? []).map((command) =>
      Array.from(command as ArrayLike<unknown>),
    );
    expect(beginCommand).toEqual(['js', expect.any(Date)]);
    expect(configured).toEqual(['config', 'G-AB12']);
    expect(Array.isArray(page.dataLayer?.[0])).toBe(false);
    const script = document.head.querySelector('script');
    expect(script?.src).toBe(src);
    expect(script?.async).toBe(true);
    expect(script?.textContent).toBe('');
  });

  it('is begun by an event where it is a tag manager', () => {
    const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12';
    startMeasuring({ kind: 'tag-manager', id: 'GTM-AB12', src }, page);
    expect(page.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
  });

  it('queues commands of the pixel until its script arrives, and passes later ones on', () => {
    startMeasuring(PIXEL, page);
    expect(page.fbq?.queue).toEqual([
      ['init', '12345'],
      ['track', 'PageView'],
    ]);
    const commands: unknown[] = [];
    if (page.fbq !== undefined) page.fbq.callMethod = (...command) => commands.push(command);
    page.fbq?.('track', 'Search');
    expect(commands).toEqual([['track', 'Search']]);
    expect(page.fbq?.queue).toHaveLength(2);
  });

  it('is not begun twice', () => {
    startMeasuring(PIXEL, page);
    startMeasuring(PIXEL, page);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(page.fbq?.queue).toHaveLength(2);
  });
});
