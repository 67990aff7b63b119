import { createElement, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

function Probe({ onRendered }: { readonly onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}

/**
 * Resolves once React has rendered what it has begun: it renders in parts, between which tests go on, as browsers do. What
 * is scheduled later and is not urgent comes after it.
 */
export async function whenRendered(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    startTransition(() => root.render(createElement(Probe, { onRendered: resolve })));
  });
  root.unmount();
}
