// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { pause } from '../../support/remotes/opened-remotes.ts';

// @rule 2.28
describe('what a remote is handed', () => {
  it('lends it maps where the deployment has one, which go when it goes', async () => {
    const { context, shown } = await aShownBlog();
    expect(context.offersMap).toBe(false);
    const pin = { id: 'a', latitude: 38.72, longitude: -9.14, title: 'Casa do Rio', label: '' };
    const options = { label: 'Map', pins: [pin], selected: null, highlighted: null, interactive: true };
    const [kept, closed] = [document.createElement('div'), document.createElement('div')];
    context.openMap(kept, options);
    const map = context.openMap(closed, options);
    await pause();
    expect([map.state.now().kind, kept.textContent]).toEqual(['ready', 'Casa do Rio']);
    map.close();
    expect([closed.childElementCount, kept.childElementCount]).toEqual([0, 1]);
    shown.end();
    expect(kept.childElementCount).toBe(0);
    const late = document.createElement('div');
    context.openMap(late, options);
    await pause();
    expect(late.childElementCount).toBe(0);
  });
});
