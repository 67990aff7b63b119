import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('about', () => {
  it('prints the page as plain text for people, and as a cleaned tree for programs', async () => {
    const { out } = await runCli(['about']);
    expect(out).toMatch(/^Trips with room to breathe\n/);
    expect(out).toContain('\n• We go first.');
    expect(out).not.toMatch(/<\w|&\w+;/);
    expect((await runJson('about')).value).toMatchObject({
      state: 'content',
      title: 'Trips with room to breathe',
      content: { type: 'root', children: expect.arrayContaining([expect.objectContaining({ tagName: 'ul' })]) },
    });
  });

  it('prints the page’s message where it is not enabled (rules §2)', async () => {
    expect(await runCli(['about', '--host', 'plain.localhost'])).toMatchObject({
      code: 0,
      out: 'About Us Page is not available\nCheck back later for more information.\n',
    });
    expect((await runJson('about', '--host', 'plain.localhost')).value).toEqual({ state: 'disabled' });
  });
});

describe('faqs', () => {
  it('prints questions and answers', async () => {
    const { out } = await runCli(['faqs'], { isTTY: true });
    expect(out).toContain('\u001b[1mWhen is the best time for northern lights?');
    expect(out).toContain('three nights at least');
    const { value } = await runJson('faqs');
    expect(value).toMatchObject({ state: 'list', headerMessage: expect.any(String) });
    expect(value.questions[0]).toMatchObject({ question: expect.any(String), answer: { type: 'root' } });
  });
});
