import { type ReactNode, use, useMemo } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  type To,
  useLocation,
} from 'react-router-dom';

/** The parameters of an address that later pages only know with JavaScript (rules 2.16). */
const CHOICE_PARAMETERS = ['lng', 'currency', 'code'];
/** Other values choose nothing, and would make every link longer. */
const CODE_PATTERN = /^[a-z]{2,3}(?:-[a-z]{2})?$/i;

/**
 * Links to pages of the site keep the language and the currency of the address, which would otherwise be lost without
 * JavaScript. Navigation by script isn't affected.
 */
export function KeptChoices({ children }: { readonly children: ReactNode }) {
  const context = use(NavigationContext);
  const kept = choicesQuery(useLocation().search);
  const value = useMemo(() => {
    const { navigator } = context;
    const createHref = (to: To) => withChoices(navigator.createHref(to), kept);
    if (kept === '') return context;
    // Called on the router's navigator, because guards that are set later replace its methods.
    const push: typeof navigator.push = (...to) => navigator.push(...to);
    const replace: typeof navigator.replace = (...to) => navigator.replace(...to);
    return { ...context, navigator: { ...navigator, createHref, push, replace } };
  }, [context, kept]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The choices of a query, as a separate query; the first value of each counts. */
function choicesQuery(search: string): string {
  const query = new URLSearchParams(search);
  const chosen = CHOICE_PARAMETERS.map((name) => [name, query.get(name) ?? '']).filter(([, value = '']) =>
    CODE_PATTERN.test(value),
  );
  return new URLSearchParams(chosen).toString();
}

/** A link with these choices, unless it has its own. */
function withChoices(href: string, kept: string): string {
  const { search = '', ...path } = parsePath(href);
  const own = new URLSearchParams(search);
  const added = kept.split('&').filter((choice) => !own.has(choice.replace(/=.*/, '')));
  return createPath({ ...path, search: [search.slice(1), ...added].filter((part) => part !== '').join('&') });
}
