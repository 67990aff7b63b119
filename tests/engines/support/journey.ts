import { test as base } from '@playwright/test';
import { ENGINE_PROGRAMS } from '../../../scripts/machine/engine-programs.mjs';
import { chromiumWindow } from './chromium.ts';
import type { Engine } from './engine-window.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export interface OfEngine {
  engineName: 'firefox' | 'webkit';
  engine: Engine;
}

interface Visitors {
  /** A visitor with the project's engine, who was never here before. */
  readonly visitor: Visitor;
  /** A visitor with Chromium, to compare with. */
  readonly inChromium: Visitor;
}

const START = {
  firefox: () => startFirefox(ENGINE_PROGRAMS.firefox.path),
  webkit: () => startWebKit(ENGINE_PROGRAMS.webkit.path, ENGINE_PROGRAMS.screen.path),
};

/** Tests against the built shell and its sandbox in another engine. */
export const test = base.extend<Visitors, OfEngine>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, use, info) => {
    const window = await engine.newWindow();
    await window.resize(1440, 900);
    await use(new Visitor(window, portOf(baseURL)));
    if (info.status !== info.expectedStatus) {
      await info.attach('screenshot', { body: await window.screenshot(), contentType: 'image/png' });
    }
    await window.close();
  },
  inChromium: async ({ page, baseURL }, use) => use(new Visitor(chromiumWindow(page), portOf(baseURL))),
});

const portOf = (baseURL: string | undefined) => new URL(baseURL ?? '').port;
