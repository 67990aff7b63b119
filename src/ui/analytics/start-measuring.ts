import type { AnalyticsScript } from '../../domain/analytics/analytics-scripts.ts';

/** Configures an analytics service with its id and loads its script, once. */
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

/** The queue that the pixel's script processes once it is loaded. */
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

/** Creates the pixel's queue if there is none, and sets its id. */
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

/** A page with the global configuration of Google's tags. */
interface TaggedPage {
  dataLayer?: unknown[];
}

/** Queues the first commands for the script: the start time and the id. */
function startTag(kind: 'google-tag' | 'tag-manager', id: string, page: Window & TaggedPage): void {
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  if (kind === 'tag-manager') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  sendCommand('js', new Date());
  sendCommand('config', id);

  /** The script accepts commands as `arguments` objects only, not as arrays. */
  function sendCommand(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
}
