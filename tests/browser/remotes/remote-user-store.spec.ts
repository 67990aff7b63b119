import { signInAs } from '../support/agency-site.ts';
import { aRemote } from '../support/content-host.ts';
import { fixture } from '../support/remote-page.ts';
import { expect, test } from '../support/remotes-site.ts';

/** A user store that asks the platform, and calls everybody Zelda. */
const STORE = {
  entry: `
    import { BehaviorSubject } from './subject.js';
    export function open(context) {
      const profile = new BehaviorSubject(null);
      const live = { now: () => profile.value, changes: profile };
      async function refresh() {
        const answer = await context.request({ method: 'GET', path: '/api/user/profile' });
        if (!answer.ok) return answer;
        window.told = JSON.stringify(answer.value);
        const user = { id: 'z', firstName: 'Zelda', lastName: 'Store', email: 'z@x.example', permissions: new Map() };
        profile.next(user);
        window.rename = (firstName) => profile.next({ ...user, firstName });
        return { ok: true, value: user };
      }
      return { profile: live, refresh, loadAgentData: refresh, reset() { profile.next(null); } };
    }
  `,
  chunks: {
    'subject.js': `
      export class BehaviorSubject {
        listeners = new Set();
        constructor(value) { this.value = value; }
        next(value) { this.value = value; for (const tell of this.listeners) tell(value); }
        subscribe(tell) { this.listeners.add(tell); tell(this.value); return { unsubscribe: () => this.listeners.delete(tell) }; }
      }
    `,
  },
};

test('the profile comes from the user store, as do its changes', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({ userStore: STORE, blog: aRemote() });
  await signInAs(page, local.at('aurora'), 'traveller');
  await page.goto(local.at('aurora', '/blog'));
  await expect(page.getByRole('button', { name: 'Your account: Zelda Store' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toContain('personal_info');
  await page.evaluate(() => Reflect.get(window, 'rename')('Yvonne'));
  await expect(page.getByRole('button', { name: 'Your account: Yvonne Store' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'mounts'))).toBe(1);
});

test('a user store that never loads gives way to the platform after four seconds', async ({ page, content, local }) => {
  content.deploy({ userStore: STORE, blog: aRemote() });
  content.put('/userStore-1/entry.js', { hangs: true });
  await signInAs(page, local.at('aurora'), 'traveller');
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
});

test('a visitor without a token waits for nothing of it', async ({ page, content, local }) => {
  content.deploy({ userStore: STORE });
  await page.goto(local.at('aurora'));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(content.requests).toEqual([]);
});
