/**
 * What remote modules import by name and get as the shell's own copy, through
 * the import map of the page: their builds leave these out.
 *
 * @type {readonly string[]}
 */
export const SHARED_IDS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-i18next',
  'rxjs',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@livery/ui',
  '@livery/ui/aria',
  '@livery/ui/sorting',
];

/**
 * The packages of which a page, a test or a dev server may have one copy only: contexts and classes of a second are others.
 *
 * @type {readonly string[]}
 */
export const SINGLE_PACKAGES = [
  ...SHARED_IDS.filter((id) => /^(?!@livery\/)(?:@[^/]+\/)?[^/]+$/.test(id)),
  'i18next',
  'react-router',
];

/**
 * What of React Router the page shares: its declarative mode. The rest (data routers, servers, histories) is
 * three quarters of the library, and the page has one router, whose location the contract passes on.
 *
 * @type {readonly string[]}
 */
export const ROUTER_NAMES = [
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'Route',
  'Router',
  'Routes',
  'createPath',
  'createSearchParams',
  'generatePath',
  'matchPath',
  'matchRoutes',
  'parsePath',
  'resolvePath',
  'useHref',
  'useLinkClickHandler',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useOutlet',
  'useOutletContext',
  'useParams',
  'useResolvedPath',
  'useRoutes',
  'useSearchParams',
];
