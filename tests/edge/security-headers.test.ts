import { describe, expect, it } from 'vitest';
import { type AllowedServices, securityHeaders } from '../../src/edge/security-headers.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, OPENING_REQUEST } from './an-edge.ts';

const otherConfiguration = {
  environment: 'prod',
  apiUrl: 'https://api.example/base',
  resortUrl: 'https://resorts.example:8443/v1',
  contentUrl: 'https://content.example/remotes',
  policies: {},
};
const noServices = { measuring: false, chatWidgetUrl: '' };
const atHome = { ...otherConfiguration, apiUrl: '', resortUrl: '', contentUrl: '/remotes' };

/** The sources of one directive of the content security policy. */
function sourcesOf(
  directive: string,
  configuration: typeof otherConfiguration,
  allowed: AllowedServices = noServices,
): string | undefined {
  const policy = securityHeaders(configuration, allowed).get('Content-Security-Policy') ?? '';
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.slice(directive.length + 1);
}

describe('the content security policy', () => {
  it('frames the help chat of the agency, by its origin, and no other page', () => {
    const allowed = { ...noServices, chatWidgetUrl: 'https://chat.example/kindred/widget' };
    expect(sourcesOf('frame-src', otherConfiguration, allowed)).toBe("'self' https://chat.example");
    expect(sourcesOf('frame-src', otherConfiguration)).toBe("'self'");
  });

  it('lets the page call the configured services, by origin, and no other', () => {
    expect(sourcesOf('connect-src', otherConfiguration)).toBe(
      "'self' https://api.example https://resorts.example:8443 https://content.example",
    );
    expect(sourcesOf('connect-src', { ...otherConfiguration, resortUrl: otherConfiguration.apiUrl })).toBe(
      "'self' https://api.example https://content.example",
    );
    expect(sourcesOf('connect-src', atHome)).toBe("'self'");
  });

  it('lets maps be loaded from the origin of their style, and from those that the deployment names', () => {
    const withMap = { ...atHome, mapStyleUrl: 'https://maps.example/{language}/style.json?key=1' };
    expect(sourcesOf('connect-src', withMap)).toBe("'self' https://maps.example");
    const allowed = { ...noServices, mapOrigins: ['https://*.tiles.example'] };
    expect(sourcesOf('connect-src', withMap, allowed)).toBe("'self' https://maps.example https://*.tiles.example");
    for (const directive of ['script-src', 'style-src', 'worker-src', 'font-src']) {
      expect(sourcesOf(directive, withMap, allowed)).toBe("'self'");
    }
  });

  it('runs code of the shell and of the content host only', () => {
    for (const directive of ['script-src', 'style-src', 'font-src']) {
      expect(sourcesOf(directive, otherConfiguration)).toBe("'self' https://content.example");
      expect(sourcesOf(directive, atHome)).toBe("'self'");
    }
  });

  it('lets no worker come from elsewhere', () => {
    expect(sourcesOf('worker-src', otherConfiguration)).toBe("'self'");
  });

  it("runs a developer's own remote modules in the local environment, and there alone", () => {
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(sourcesOf(directive, { ...atHome, environment: 'local' })).toContain(' http://localhost:*');
      for (const environment of ['dev', 'qa', 'uat', 'prod']) {
        expect(sourcesOf(directive, { ...atHome, environment })).not.toContain('localhost');
      }
    }
  });

  it('lets the dev servers of such modules tell what was edited, in the local environment alone', () => {
    expect(sourcesOf('connect-src', { ...atHome, environment: 'local' })).toContain(' ws://localhost:*');
    expect(sourcesOf('script-src', { ...atHome, environment: 'local' })).not.toContain('unsafe');
    for (const environment of ['dev', 'qa', 'uat', 'prod', 'Local', '']) {
      expect(sourcesOf('connect-src', { ...atHome, environment })).not.toMatch(/ws:|localhost/);
    }
  });

  it('passes the inline scripts of the built page, by their hashes, and no other', () => {
    const policyOf = (inline?: readonly string[]) =>
      securityHeaders(atHome, noServices, inline).get('Content-Security-Policy');
    expect(policyOf(["'sha256-abc='", "'sha256-def='"])).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
    expect(policyOf()).not.toContain('sha256');
  });

  it('lets the measuring services of an agency that uses them run and report, by name, and style nothing', () => {
    const measuringServices = { ...noServices, measuring: true };
    expect(sourcesOf('script-src', atHome, measuringServices)).toBe(
      "'self' https://www.googletagmanager.com https://connect.facebook.net",
    );
    for (const host of ['*.googletagmanager.com', '*.google-analytics.com', 'www.facebook.com']) {
      expect(sourcesOf('connect-src', atHome, measuringServices)?.split(' ')).toContain(`https://${host}`);
    }
    for (const directive of ['style-src', 'font-src', 'frame-src']) {
      expect(sourcesOf(directive, atHome, measuringServices)).toBe("'self'");
    }
  });

  it('requires Trusted Types, of the page’s own policies alone', () => {
    expect(sourcesOf('require-trusted-types-for', otherConfiguration)).toBe("'script'");
    expect(sourcesOf('trusted-types', otherConfiguration)).toBe('livery default');
  });

  it('lets Google’s scripts have their policies where the agency measures', () => {
    const measuringServices = { ...noServices, measuring: true };
    expect(sourcesOf('require-trusted-types-for', atHome, measuringServices)).toBe("'script'");
    expect(sourcesOf('trusted-types', atHome, measuringServices)).toBe("livery default goog#html 'allow-duplicates'");
  });

  it('names the policies of libraries that the deployment trusts, on every page', async () => {
    const allowed = { ...noServices, trustedTypes: ['lit-html'] };
    expect(sourcesOf('trusted-types', otherConfiguration, allowed)).toBe('livery default lit-html');
    const edge = anEdge({ root: aBuiltShell(), configured: { trustedTypes: ['lit-html'] } });
    const policy = (await edge.request('/', OPENING_REQUEST)).headers.get('content-security-policy');
    expect(policy).toContain('; trusted-types livery default lit-html;');
  });

  it('never allows inline code, evaluated code or data: pictures', () => {
    const policy = securityHeaders(otherConfiguration, noServices).get('Content-Security-Policy');
    expect(policy).not.toMatch(/unsafe-|data:|\*/);
  });

  it('takes pictures from any https address, from http in the local environment alone, and nothing from plugins', () => {
    for (const environment of ['dev', 'qa', 'uat', 'prod']) {
      expect(sourcesOf('img-src', { ...otherConfiguration, environment })).toBe("'self' https:");
    }
    expect(sourcesOf('img-src', { ...otherConfiguration, environment: 'local' })).toBe("'self' https: http:");
    expect(sourcesOf('object-src', otherConfiguration)).toBe("'none'");
    expect(sourcesOf('base-uri', otherConfiguration)).toBe("'none'");
  });
});
