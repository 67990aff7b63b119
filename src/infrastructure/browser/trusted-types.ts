import { MEASURING_ORIGINS } from '../../domain/analytics/measuring-origins.ts';

/** The part of the browser's `trustedTypes` that the page uses. */
export interface PolicyFactory {
  /** Throws if the content security policy doesn't name the policy, or if there is already one with that name. */
  createPolicy(name: string, rules: PolicyRules): { createHTML(html: string): unknown };
}

/**
 * The text that may become markup or a script's address; `null` refuses it: the assignment throws, and the browser
 * reports a violation.
 */
interface PolicyRules {
  createHTML(html: string): string | null;
  createScriptURL?(address: string): string | null;
}

const SERVICE_WORKER_PATH = '/service-worker.js';
/** The worker that draws maps outside the page's thread; for its name in the build, see vite.config.ts. */
const MAP_WORKER_PATTERN = /^\/assets\/map-worker-[\w-]+\.js$/;
const MEASURING_SCRIPTS = Object.values(MEASURING_ORIGINS).map((origin) => `${origin}/`);

/**
 * Creates the page's two policies. If the content security policy requires Trusted Types, only these can turn text into
 * markup or load a script from an address.
 *
 * @param factory the browser's; Node and older browsers have none
 * @returns `htmlToSanitise`
 */
export function createPolicies(factory: PolicyFactory | undefined): (html: string) => string {
  const sanitiser = factory?.createPolicy('livery', { createHTML: (html) => html });
  // Applies when plain text is assigned: libraries clear elements by assigning an empty text.
  factory?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (address) =>
      address === SERVICE_WORKER_PATH ||
      MAP_WORKER_PATTERN.test(address) ||
      MEASURING_SCRIPTS.some((knownMeasuringScript) => address.startsWith(knownMeasuringScript))
        ? address
        : null,
  });
  return (html) => (sanitiser?.createHTML(html) ?? html) as string;
}

/**
 * Lets a browser's parser accept an agency's HTML; only for text that is then reduced to the allowed markup, as in
 * `cleanContent`.
 *
 * The policies are created when this file is loaded, before other code could take their names.
 *
 * @returns in browsers with Trusted Types a `TrustedHTML`, which the parser accepts like a text
 */
export const htmlToSanitise = createPolicies((globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes);
