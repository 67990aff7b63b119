import { createElement, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

function Probe({ onRendered }: { readonly onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}

/**
 * Resolves once React has rendered everything that it has begun: it renders in parts, between which tests continue,
 * like browsers. Updates that are scheduled later and aren't urgent come after it.
 */
export async function whenRendered(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    startTransition(() => root.render(createElement(Probe, { onRendered: resolve })));
  });
  root.unmount();
}
