import type { BrowserContext } from '@playwright/test';

/** Chromium writes most violations to the console itself, those of workers among them, but no policy that it refuses. */
const VIOLATION = /Content Security Policy|\bTrusted(?:HTML|Script|ScriptURL)\b|^securitypolicyviolation/;

/** Collects what the content security policy, Trusted Types among it, blocks on all pages of a browser context from now on. */
export async function collectViolations(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' && VIOLATION.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error('securitypolicyviolation', effectiveDirective, blockedURI, sample),
    );
  });
}
