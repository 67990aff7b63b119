import pLimit from 'p-limit';
import type { PageRenderer } from '../render/page-renderer.ts';

/** Pages that are rendered at a time: one process renders one after another, so more would only make each other late. */
const AT_ONCE = 8;
/** Pages that wait for their turn: about a second's work. */
const WAITING = 16;

/**
 * Renders few pages at a time, in the order of their requests. While many wait already, others get the page as it was
 * built, which the browser renders. The time that a page waits for its data begins with its turn.
 *
 * @param onRender receives how long each page took, in seconds, its wait for a turn and for its data among it
 */
export function limitRenders({ render, unrendered }: PageRenderer, onRender?: (seconds: number) => void) {
  const limit = pLimit(AT_ONCE);
  /** How many pages are being rendered or wait for that. */
  const queued = (): number => limit.activeCount + limit.pendingCount;
  const renderInTurn: PageRenderer['render'] = async (request) => {
    const start = performance.now();
    const page = await (queued() < AT_ONCE + WAITING ? limit(render, request) : unrendered(request));
    onRender?.((performance.now() - start) / 1000);
    return page;
  };
  return { render: renderInTurn, queued };
}
