import type { AnalyticsScript } from '../../domain/analytics/analytics-scripts.ts';

/** Gives a measuring service its id, and loads its script; once, however often it is called. */
export function startMeasuring({ kind, id, src }: AnalyticsScript, page: Window): void {
  const { head } = page.document;
  if (head.querySelector(`script[data-measures="${id}"]`) !== null) return;
  if (kind === 'pixel') startPixel(id, page);
  else startTag(kind, id, page);

  const script = page.document.createElement('script');
  script.async = true;
  script.src = src;
  script.dataset['measures'] = id;
  head.append(script);
}

/** What the pixel's script finds, and takes over, when it arrives. */
interface PixelQueue {
  (...command: readonly unknown[]): void;
  callMethod?: (...command: readonly unknown[]) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  queue: (readonly unknown[])[];
}

interface MeasuredPage {
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
}

/** Sets up the pixel's queue where there is none yet, and gives it its id. */
function startPixel(id: string, page: Window & MeasuredPage): void {
  page.fbq ??= pixelQueue();
  page._fbq ??= page.fbq;
  page.fbq('init', id);
  page.fbq('track', 'PageView');
}

function pixelQueue(): PixelQueue {
  const send = (...command: readonly unknown[]): void => {
    if (pixel.callMethod === undefined) pixel.queue.push(command);
    else pixel.callMethod(...command);
  };
  const pixel: PixelQueue = Object.assign(send, { push: send, loaded: true, version: '2.0', queue: [] });
  return pixel;
}

/** A page on which the tags of Google find their configuration. */
interface TaggedPage {
  dataLayer?: unknown[];
}

/** Puts the first words into the queue that the script reads once it is there: when measuring began, and with which id. */
function startTag(kind: 'google-tag' | 'tag-manager', id: string, page: Window & TaggedPage): void {
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  if (kind === 'tag-manager') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  sendCommand('js', new Date());
  sendCommand('config', id);

  /** The script takes an `arguments` object, and no array, for a command. */
  function sendCommand(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
}
