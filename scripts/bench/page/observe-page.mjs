/**
 * Metrics of a page, in milliseconds since its navigation began; `undefined` for what has not happened.
 *
 * @typedef {object} PageMetrics
 * @property {number} [fcp] the first contentful paint
 * @property {number} [lcp] the largest contentful paint
 * @property {number} [hydrated] the page's own mark: all of it responds, except what is hydrated at its first use
 * @property {number} cls the sum of all layout shifts, a number without unit
 * @property {{ start: number, duration: number }[]} longTasks tasks that took longer than 50 ms
 * @property {string[]} shifted the start tags of the shifted elements, shortened
 */

/** Not in TypeScript. @typedef {PerformanceEntry & { value: number, sources: { node: Node | null }[] }} LayoutShift */

/** @typedef {{ pageMetrics: PageMetrics }} Measured */

/** Measures the page in which it runs, from the start. It is sent as text, so it can't use the rest of this file. */
export function observePage() {
  /** @type {PageMetrics} */
  const metrics = { cls: 0, longTasks: [], shifted: [] };
  Object.assign(window, { pageMetrics: metrics });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    metrics.lcp = entry.startTime;
  });
  observe('longtask', ({ startTime: start, duration }) => {
    metrics.longTasks.push({ start, duration });
  });
  observe('layout-shift', (entry) => {
    const { value, sources } = /** @type {LayoutShift} */ (entry);
    metrics.cls += value;
    metrics.shifted.push(...sources.map(({ node }) => tagOf(node)));
  });
  observe('mark', (entry) => {
    // Set by src/main.tsx and floor/plain-client.mjs.
    if (entry.name === 'livery-hydrated') metrics.hydrated = entry.startTime;
  });

  /** @param {string} type @param {(entry: PerformanceEntry) => void} onEntry */
  function observe(type, onEntry) {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  }

  /** @param {Node | null} node */
  function tagOf(node) {
    const element = node instanceof Element ? node : node?.parentElement;
    const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => ` ${name}="${value}"`);
    return `<${element?.tagName.toLowerCase() ?? 'gone'}${attributes.join('')}`.slice(0, 60);
  }
}
