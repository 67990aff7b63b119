import type { Page } from '@playwright/test';
import { test as base, expect } from './agency-site.ts';
import { type ContentHost, startContentHost } from './content-host.ts';
import { type OwnEdge, startEdge } from './edge-of-its-own.ts';

interface RemotesSite {
  readonly content: ContentHost;
  /** The built site in a local environment, whose remotes come from `content`. */
  readonly local: OwnEdge;
}

/** Tests against a site with its own content host; each worker has one, and each test deploys what it needs. */
export const test = base.extend<object, RemotesSite>({
  content: [
    async ({ browserName: _ }, use) => {
      const content = await startContentHost();
      await use(content);
      await content.close();
    },
    { scope: 'worker' },
  ],
  local: [
    async ({ content }, use) => {
      const edge = await startEdge({ LIVERY_CONTENT_URL: content.address });
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker' },
  ],
});

/** The console messages of the page, as texts. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', async (message) => {
    const values = await Promise.all(message.args().map((part) => part.jsonValue().catch(() => '')));
    reports.push(JSON.stringify(values));
  });
  return reports;
}

export { expect };
