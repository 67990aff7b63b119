import { AxeBuilder } from '@axe-core/playwright';
import { agencyTheme } from '@livery/contract/agency/theme';
import type { Page } from '@playwright/test';
import { applyTheme } from '../../../src/ui/theme/apply-theme.ts';

/**
 * Shows a page in one brand colour after another, and returns each visible text whose contrast is too low, by axe
 * (WCAG 2.2, 1.4.3).
 */
export async function faintTexts(page: Page, brands: readonly string[]): Promise<string[]> {
  const faint: string[] = [];
  for (const brand of brands) {
    const tones: [string, string][] = [];
    applyTheme(agencyTheme(brand), { setProperty: (name, tone) => tones.push([name, tone ?? '']) });
    await page.evaluate((painted) => {
      for (const [name, tone] of painted) document.documentElement.style.setProperty(name, tone);
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    }, tones);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly: ['color-contrast'], resultTypes: ['violations'], preload: { assets: ['media'] } })
      .analyze();
    const nodes = violations.flatMap((violation) => violation.nodes);
    faint.push(...nodes.map(({ target, any }) => `${brand}: ${target.join(' ')}: ${any[0]?.message}`));
  }
  return faint;
}
