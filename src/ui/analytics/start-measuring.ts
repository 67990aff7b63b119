import type { AnalyticsScript } from '../../domain/analytics/analytics-scripts.ts';
import { startPixel } from './start-pixel.ts';
import { startTag } from './start-tag.ts';

/** Tells a measuring service whom it measures for, and fetches its script; once, however often it is asked. */
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
