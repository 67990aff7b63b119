import type { PageConfiguration, PoliciesFile } from './page-configuration.ts';

/** Where the measuring services that an agency may choose keep their scripts. */
const MEASURING_SCRIPTS = ['https://www.googletagmanager.com', 'https://connect.facebook.net'];

/** Where those scripts, run only with the visitor's consent, send what they counted. */
const MEASURING_CALLS = [
  'https://www.googletagmanager.com',
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
  'https://region1.analytics.google.com',
  'https://connect.facebook.net',
  'https://www.facebook.com',
];

/** Where developers run remote modules of their own (`?remote.blog=http://localhost:5174/entry.js`). */
const WORKBENCH = 'http://localhost:*';

/**
 * The headers that every page and file of the shell carries.
 *
 * The content security policy is the last line of defence: no script or style
 * that is not the shell's own, the content host's or a measuring service's, no
 * call to anybody but those and the configured services, no frame of ours in
 * somebody else's page. In the local environment, code may come from this
 * machine, so that a remote module can be tried. Pictures may come from any web address, because
 * agencies' logos and deals' photographs do.
 *
 * @param importMap the source expression of the page's import map, the one script that stands in the page itself
 */
export function securityHeaders(configuration: PageConfiguration, importMap?: string): ReadonlyMap<string, string> {
  const services = ['apiUrl', 'resortUrl', 'contentUrl'] as const;
  const [content] = originsOf([configuration.contentUrl]);
  const workbenches = configuration.environment === 'local' ? [WORKBENCH] : [];
  const contents = [...(content === undefined ? [] : [content]), ...workbenches];
  const code = sources(contents);
  const calls = [...originsOf(services.map((service) => configuration[service])), ...workbenches];
  const policy = [
    "default-src 'self'",
    `script-src ${sources([...(importMap === undefined ? [] : [importMap]), ...contents, ...MEASURING_SCRIPTS])}`,
    `style-src ${code}`,
    `font-src ${code}`,
    "img-src 'self' https: http:",
    `frame-src ${sources(originsOf(chatWidgets(configuration.policies)))}`,
    `connect-src ${sources([...calls, ...MEASURING_CALLS])}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return new Map([
    ['Content-Security-Policy', policy.join('; ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)'],
  ]);
}

/** The help chats that the deployment's policies name: pages of others, shown in a frame when they are asked for. */
function chatWidgets(policies: PoliciesFile): readonly string[] {
  return Object.values(policies)
    .map((rules) => new Map<string, unknown>(Object.entries(rules)).get('chatWidgetUrl'))
    .filter((address) => typeof address === 'string' && address.startsWith('https://'))
    .map(String);
}

function sources(others: readonly string[]): string {
  return ["'self'", ...others].join(' ');
}

/** Each origin once; a path is the page's own origin, which needs no naming. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
