import { createFairTurns, longestWait } from './fair-turns.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Pages that are rendered at a time: one process renders one after another, so more would only make each other late. */
const AT_ONCE = 12;
/** Of one site. */
const OF_ONE = 8;

/**
 * Renders few pages at a time, of each site in turn. A page whose turn doesn't come in time is sent as it was built, and
 * the browser renders it. The time that a page waits for its data begins with its turn.
 *
 * @param deadline how long a page waits for its data, in milliseconds
 * @param onRender receives how long each page took, in seconds, its wait for a turn and for its data among it
 */
export function limitRenders(
  { render, unrendered }: Pick<PageRenderer, 'render' | 'unrendered'>,
  deadline: number,
  onRender?: (seconds: number) => void,
) {
  const { run, queued } = createFairTurns({ atOnce: AT_ONCE, ofOne: OF_ONE, longest: longestWait(deadline) });
  const renderInTurn: PageRenderer['render'] = async (site) => {
    const start = performance.now();
    const page = (await run(site.tenant, () => render(site))) ?? (await unrendered(site));
    onRender?.((performance.now() - start) / 1000);
    return page;
  };
  return { render: renderInTurn, queued };
}
