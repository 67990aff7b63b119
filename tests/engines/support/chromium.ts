import type { Page } from '@playwright/test';
import type { EngineWindow } from './engine-window.ts';

/** A page in Chromium, with which the other engines are compared. */
export function chromiumWindow(page: Page): EngineWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
