/** React's own words, in each engine: a hook that is called without a React that renders. */
const NO_DISPATCHER = /Invalid hook call|null.*\buse[A-Z]\w*|\buse[A-Z]\w*.*\bnull\b/s;

/** Of an element that React 18 made. */
const OLD_REACT_ELEMENT_PATTERN = /older version of React/;

/**
 * The message for the author of a remote that mixes two copies of React. One that renders all its own components with
 * its own React works.
 *
 * @returns `null` for an error of another cause
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
