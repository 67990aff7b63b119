/** Calls back with the page's main heading, now or as soon as it is there; returns how to stop waiting. */
export function onHeadingReady(call: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('#main h1');
  const now = find();
  const watch = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    watch.disconnect();
    call(heading);
  });
  if (now === null) watch.observe(document.body, { childList: true, subtree: true });
  else call(now);
  return () => watch.disconnect();
}
