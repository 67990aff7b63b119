import { agencyTheme } from '@livery/contract/agency/theme';
import type { Page } from '@playwright/test';
import { applyTheme } from '../../../src/ui/theme/apply-theme.ts';

/**
 * Paints a page in one brand after the other, and names each visible text whose
 * contrast is too low in it: under 4.5:1, or 3:1 if it is large (WCAG 2.2, 1.4.3).
 */
export async function faintTexts(page: Page, brands: readonly string[]): Promise<string[]> {
  const paints = brands.map((brand) => {
    const tones: [string, string][] = [];
    applyTheme(agencyTheme(brand), { setProperty: (name, tone) => tones.push([name, tone ?? '']) });
    return { brand, tones };
  });
  return page.evaluate(measure, paints);
}

function measure(paints: { brand: string; tones: [string, string][] }[]): string[] {
  type Light = [red: number, green: number, blue: number, alpha: number];
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = new Map<string, Light>();
  const texts = visibleTexts();
  if (texts.length < 20) return [`only ${texts.length} texts are to be seen`];
  return paints.flatMap(({ brand, tones }) => {
    for (const [name, tone] of tones) document.documentElement.style.setProperty(name, tone);
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    return texts.flatMap(({ text, element }) => {
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const behind = background(element);
      const ratio = contrast(over(lightOf(style.color), behind), behind);
      return ratio >= (isLarge ? 3 : 4.5) ? [] : [`${brand}: ${ratio.toFixed(2)} ${text.trim().slice(0, 40)}`];
    });
  });

  function visibleTexts(): { text: string; element: Element }[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; element: Element }[] = [];
    while (walker.nextNode() !== null) {
      const { textContent, parentElement: element } = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const isSeen =
        element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 4;
      // What can't be used may be faint.
      const isActive = element?.closest(':disabled, [aria-disabled="true"]') === null;
      if (element && isSeen && isActive && textContent?.trim()) found.push({ text: textContent, element });
    }
    return found;
  }

  function background(element: Element | null): Light {
    if (element === null) return [255, 255, 255, 1];
    const own = lightOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, background(element.parentElement));
  }

  function over([red, green, blue, alpha]: Light, behind: Light): Light {
    const [r, g, b] = [red, green, blue].map((light, index) => light * alpha + (behind[index] ?? 0) * (1 - alpha));
    return [r ?? 0, g ?? 0, b ?? 0, 1];
  }

  /** As the browser paints it, in whatever notation it is. */
  function lightOf(css: string): Light {
    const known = read.get(css);
    if (known !== undefined) return known;
    if (pixel === null) throw new Error('There is no canvas.');
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const light: Light = [red, green, blue, alpha / 255];
    read.set(css, light);
    return light;
  }

  function contrast(one: Light, other: Light): number {
    const lights = [one, other].map(([red, green, blue]) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((light) => {
        const share = light / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }
}
