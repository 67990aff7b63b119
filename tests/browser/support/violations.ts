import type { BrowserContext } from '@playwright/test';

/** Chromium logs most violations, including those of workers, to the console, but not policies that it refuses. */
const VIOLATION = /Content Security Policy|\bTrusted(?:HTML|Script|ScriptURL)\b|^securitypolicyviolation/;

/** Collects violations of the content security policy and Trusted Types on all pages of a context from now on. */
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
