import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../src/edge/security-headers.ts';
import { createPolicies, type PolicyFactory } from '../../../src/infrastructure/browser/trusted-types.ts';

/** A page in a browser with Trusted Types; returns its policies by name. */
function inABrowser() {
  const policies = new Map<string, Parameters<PolicyFactory['createPolicy']>[1]>();
  const htmlToSanitise = createPolicies({
    createPolicy(name, rules) {
      policies.set(name, rules);
      return { createHTML: (html) => ({ trusted: rules.createHTML(html) }) };
    },
  });
  return { htmlToSanitise, policies, standard: policies.get('default') };
}

describe('Trusted Types of the page', () => {
  it('are the policies that the header names, and no other', () => {
    const { policies } = inABrowser();
    const configuration = { environment: 'prod', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies: {} };
    const headers = securityHeaders(configuration, { measuring: false, chatWidgetUrl: '' });
    const [, names = ''] = /; trusted-types ([^;]*);/.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
    expect(names.split(' ')).toEqual([...policies.keys()]);
  });

  it('let the sanitiser’s parser take any text', () => {
    const { htmlToSanitise } = inABrowser();
    expect(htmlToSanitise('<script>stolen()</script>')).toEqual({ trusted: '<script>stolen()</script>' });
  });

  it('let elements be emptied by assigning a text, and refuse any other', () => {
    const { standard } = inABrowser();
    expect(standard?.createHTML('')).toBe('');
    for (const html of [' ', 'text', '<b>text</b>']) expect(standard?.createHTML(html)).toBeNull();
  });

  it.each([
    '/service-worker.js',
    '/assets/map-worker-Ab_3-xY9.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD',
    'https://connect.facebook.net/signals/config/1',
  ])('let %s be the address of a script', (address) => {
    expect(inABrowser().standard?.createScriptURL?.(address)).toBe(address);
  });

  it.each([
    '',
    '/assets/main.js',
    '/assets/map-worker-/../main.js',
    'https://other.example/assets/map-worker-Ab_3-xY9.js',
    '/service-worker.js?x',
    '//connect.facebook.net/x.js',
    'http://connect.facebook.net/x.js',
    'https://connect.facebook.net.example/x.js',
    'https://connect.facebook.net@evil.example/x.js',
    'data:text/javascript,stolen()',
  ])('refuse that of any other: “%s”', (address) => {
    expect(inABrowser().standard?.createScriptURL?.(address)).toBeNull();
  });

  it('have no rule for text that is a script', () => {
    const { policies } = inABrowser();
    expect([...policies.values()].flatMap(Object.keys)).not.toContain('createScript');
  });

  it('are left out by browsers that have none', () => {
    expect(createPolicies(undefined)('<p>text</p>')).toBe('<p>text</p>');
  });
});
