/**
 * The modules that remotes import by name and get from the shell's copy, through the page's import map: their builds
 * leave these out.
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
 * The packages of which a page, a test or a dev server may have only one copy: a second copy has separate contexts and
 * classes.
 *
 * @type {readonly string[]}
 */
export const SINGLE_PACKAGES = [
  ...SHARED_IDS.filter((id) => /^(?!@livery\/)(?:@[^/]+\/)?[^/]+$/.test(id)),
  'i18next',
  'react-router',
];

/**
 * The part of React Router that the page shares: its declarative mode. The rest (data routers, servers, histories) is
 * three quarters of the library, and isn't needed: the page has one router, whose location comes from the contract.
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
