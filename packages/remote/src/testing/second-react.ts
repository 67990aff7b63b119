/** React's error in each engine when a hook is called while that React doesn't render. */
const NO_DISPATCHER = /Invalid hook call|null.*\buse[A-Z]\w*|\buse[A-Z]\w*.*\bnull\b/s;

/** React's error for an element from React 18. */
const OLD_REACT_ELEMENT_PATTERN = /older version of React/;

/**
 * The message for the author of a remote that mixes two copies of React. A remote that renders all its components with
 * its own copy works.
 *
 * @returns `null` for an error with another cause
 */
export function mixedReacts(error: unknown): string | null {
  const message = String(error);
  if (!NO_DISPATCHER.test(message) && !OLD_REACT_ELEMENT_PATTERN.test(message)) return null;
  return (
    'It calls hooks of another React than the one that renders it, or outside of a component: import react, react-dom, ' +
    'react-dom/client and react/jsx-runtime by these names only, or render all of it, components of others too, with ' +
    'the React that it brings.'
  );
}
