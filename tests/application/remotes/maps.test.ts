// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';

// @rule 2.28
describe('what a remote is handed', () => {
  it('lends it maps where the deployment has one, which go when it goes', async () => {
    const { context, shownRemote } = await aShownBlog();
    expect(context.offersMap).toBe(false);
    const pin = { id: 'a', latitude: 38.72, longitude: -9.14, title: 'Casa do Rio', label: '' };
    const options = { label: 'Map', pins: [pin], selected: null, highlighted: null, interactive: true };
    const [keptElement, closed] = [document.createElement('div'), document.createElement('div')];
    context.openMap(keptElement, options);
    const map = context.openMap(closed, options);
    await twoTasks();
    expect([map.state.now().kind, keptElement.textContent]).toEqual(['ready', 'Casa do Rio']);
    map.close();
    expect([closed.childElementCount, keptElement.childElementCount]).toEqual([0, 1]);
    shownRemote.end();
    expect(keptElement.childElementCount).toBe(0);
    const lateElement = document.createElement('div');
    context.openMap(lateElement, options);
    await twoTasks();
    expect(lateElement.childElementCount).toBe(0);
  });
});
