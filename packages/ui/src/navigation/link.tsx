import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, with its query. */
  readonly to: string;
}

/** Provides the router's link to all components that link within the site; without it links reload the page. */
export const LinkProvider = createContext<ComponentType<LinkProps>>(({ to, ...attributes }) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- Its children are among the attributes.
  <a {...attributes} href={to} />
));

/** A link within the site. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkProvider);
  return <RouterLink {...props} />;
}
