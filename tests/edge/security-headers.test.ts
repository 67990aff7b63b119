import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../src/edge/security-headers.ts';

const elsewhere = {
  environment: 'prod',
  apiUrl: 'https://api.example/base',
  resortUrl: 'https://resorts.example:8443/v1',
  contentUrl: 'https://content.example/remotes',
  policies: {},
};
const atHome = { ...elsewhere, apiUrl: '', resortUrl: '', contentUrl: '/remotes' };

/** The sources of one directive of the content security policy. */
function sourcesOf(directive: string, configuration: typeof elsewhere): string | undefined {
  const policy = securityHeaders(configuration).get('Content-Security-Policy') ?? '';
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.slice(directive.length + 1);
}

/** The sources of one directive that are no measuring services. */
function withoutMeasuring(directive: string, configuration: typeof elsewhere): string | undefined {
  const measuring =
    /^https:\/\/(?:[a-z0-9]+\.)*(?:googletagmanager\.com|google-analytics\.com|google\.com|facebook\.(?:net|com))$/;
  return sourcesOf(directive, configuration)
    ?.split(' ')
    .filter((source) => !measuring.test(source))
    .join(' ');
}

describe('the content security policy', () => {
  it('frames the help chats that the policies name over https, and no other page', () => {
    const policies = {
      kindred: { chatWidgetUrl: 'https://chat.example/kindred/widget' },
      other: { chatWidgetUrl: 'http://chat.example/' },
      odd: { chatWidgetUrl: 3 },
    };
    expect(sourcesOf('frame-src', { ...elsewhere, policies })).toBe("'self' https://chat.example");
    expect(sourcesOf('frame-src', elsewhere)).toBe("'self'");
  });

  it('lets the page call the configured services, by origin, and nobody else', () => {
    expect(withoutMeasuring('connect-src', elsewhere)).toBe(
      "'self' https://api.example https://resorts.example:8443 https://content.example",
    );
    expect(withoutMeasuring('connect-src', { ...elsewhere, resortUrl: elsewhere.apiUrl })).toBe(
      "'self' https://api.example https://content.example",
    );
    expect(withoutMeasuring('connect-src', atHome)).toBe("'self'");
  });

  it('runs code of the shell and of the content host only', () => {
    for (const directive of ['script-src', 'style-src', 'font-src']) {
      expect(withoutMeasuring(directive, elsewhere)).toBe("'self' https://content.example");
      expect(withoutMeasuring(directive, atHome)).toBe("'self'");
    }
  });

  it("runs a developer's own remote modules in the local environment, and there alone", () => {
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(sourcesOf(directive, { ...atHome, environment: 'local' })).toContain(' http://localhost:*');
      for (const environment of ['dev', 'qa', 'uat', 'prod']) {
        expect(sourcesOf(directive, { ...atHome, environment })).not.toContain('localhost');
      }
    }
  });

  it('passes the import map that stands in the page, by its hash, and no other inline script', () => {
    const policyOf = (importMap?: string) => securityHeaders(atHome, importMap).get('Content-Security-Policy');
    expect(policyOf("'sha256-abc='")).toContain("script-src 'self' 'sha256-abc=' https://www.googletagmanager.com");
    expect(policyOf("'sha256-abc='")?.match(/sha256/g)).toHaveLength(1);
    expect(policyOf()).not.toContain('sha256');
  });

  it('lets the measuring services that an agency may choose run and report, by name, and style nothing', () => {
    expect(sourcesOf('script-src', atHome)).toBe(
      "'self' https://www.googletagmanager.com https://connect.facebook.net",
    );
    for (const host of ['www.google-analytics.com', 'region1.google-analytics.com', 'www.facebook.com']) {
      expect(sourcesOf('connect-src', atHome)?.split(' ')).toContain(`https://${host}`);
    }
    for (const directive of ['style-src', 'font-src']) expect(sourcesOf(directive, atHome)).toBe("'self'");
  });

  it('never allows inline code, evaluated code or data: pictures', () => {
    const policy = securityHeaders(elsewhere).get('Content-Security-Policy');
    expect(policy).not.toMatch(/unsafe-|data:|\*/);
  });

  it('takes pictures from any web address, and nothing from plugins', () => {
    expect(sourcesOf('img-src', elsewhere)).toBe("'self' https: http:");
    expect(sourcesOf('object-src', elsewhere)).toBe("'none'");
    expect(sourcesOf('base-uri', elsewhere)).toBe("'none'");
  });
});
