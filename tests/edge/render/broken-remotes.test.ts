import { describe, expect, it } from 'vitest';
import { UnfitPage } from '../../../src/application/remotes/unfit-page.ts';
import { aRenderer, neverSettled, PAGE, PAST_DEADLINE, patientDeadline } from './a-remote-renderer.ts';

describe('a remote', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('broken')), 'Error: broken'],
    ['is late', () => neverSettled, 'Error: The remote “blog” was not rendered in time.'],
  ])('fails where it %s; after three failures in a row it is not tried for a minute', async (_, renderIn, problem) => {
    const { render, errors, pass } = aRenderer();
    let tries = 0;
    const visit = (how: () => Promise<typeof PAGE | null>) =>
      render('blog', PAST_DEADLINE, () => {
        tries += 1;
        pass(100);
        return how();
      });
    for (let visitor = 1; visitor <= 5; visitor += 1) expect(await visit(renderIn)).toMatchObject({ kind: 'failed' });
    expect([tries, errors]).toEqual([3, [problem, problem, problem]]);
    pass(59_999);
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'failed' });
    pass(1);
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'rendered' });
    expect(await visit(renderIn)).toMatchObject({ kind: 'failed' });
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('that throws or waits for the platform at many hosts is rendered at the others', async () => {
    const { render, pass } = aRenderer();
    for (let number = 1; number <= 9; number += 1) {
      const at = { host: `agency-${number}.example`, isCalling: () => true };
      await render('blog', PAST_DEADLINE, () => Promise.reject(new Error('broken')), { ...at, isCalling: () => false });
      await render('blog', PAST_DEADLINE, () => (pass(100), neverSettled), at);
    }
    expect(await render('blog', PAST_DEADLINE, async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('that hangs at three hosts is tried nowhere for a minute', async () => {
    const { render, pass } = aRenderer();
    let tries = 0;
    for (let number = 1; number <= 1000; number += 1) {
      await render(
        'blog',
        PAST_DEADLINE,
        () => {
          tries += 1;
          pass(100);
          return neverSettled;
        },
        { host: `agency-${number}.example` },
      );
      if (number === 500) pass(60_000);
    }
    expect(tries).toBe(6);
    expect(await render('resort', PAST_DEADLINE, async () => PAGE)).toMatchObject({ kind: 'unrendered' });
  });

  it('that is unfit for a document fails, and the next page is rendered', async () => {
    const { render, errors } = aRenderer();
    for (let visitor = 1; visitor <= 9; visitor += 1) {
      const page = await render('blog', PAST_DEADLINE, () => Promise.reject(new UnfitPage('too long')));
      expect(page).toMatchObject({ kind: 'failed' });
    }
    expect(errors).toHaveLength(9);
    expect(await render('blog', PAST_DEADLINE, async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('has not failed where the API left it no time', async () => {
    const { render, errors } = aRenderer();
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      expect(await render('blog', PAST_DEADLINE, () => neverSettled)).toMatchObject({ kind: 'failed' });
    }
    expect(errors).toEqual([]);
    expect(await render('blog', PAST_DEADLINE, async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('does not wait longer for an entry that is still loading, which is no failure', async () => {
    const { render, errors } = aRenderer({ load: () => neverSettled });
    expect(await render('blog', PAST_DEADLINE, async () => PAGE)).toMatchObject({ kind: 'failed' });
    expect(errors).toEqual([]);
  });

  it('fails where its entry can’t be loaded, which is the same at every host', async () => {
    let loads = 0;
    const { render, errors } = aRenderer({
      load() {
        loads += 1;
        return Promise.reject(new Error('502'));
      },
    });
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      await render('blog', patientDeadline(), async () => PAGE, { host: `agency-${visitor}.example` });
    }
    expect([loads, errors]).toEqual([3, ['Error: 502', 'Error: 502', 'Error: 502']]);
  });
});
