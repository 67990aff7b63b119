/** The start tag of a page's data, which src/infrastructure/browser/first-view-wire.ts reads. */
export const FIRST_VIEW_START = '<script type="application/json" id="livery-first-view">';

const RENDER_TIME_PATTERN = new RegExp(`(?<=${FIRST_VIEW_START}\\{)"now":"[\\d:.TZ-]+"`);

/** A page without the time at which it was rendered: two that differ in nothing else show and do the same. */
export function withoutRenderTime(html: string): string {
  return html.replace(RENDER_TIME_PATTERN, '');
}
