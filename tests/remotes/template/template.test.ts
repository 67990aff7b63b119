// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import * as remote from '../../../remotes/template/entry.ts';
import { showRemote } from '../support/show-remote.ts';

const answer = () => ({ ok: true, value: { data: [{ slug: 'a' }, { slug: 'b' }] } }) as const;

describe('the template', () => {
  const promises = screenRemoteContract({ remote, basePath: '/blog', addresses: ['/blog', '/blog/maya'], answer });
  it.each(promises)('%s', (_, check) => check());

  it('says hello, and what it was answered', async () => {
    const { screen } = await showRemote(remote, { at: '/blog/Maya', answer });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Maya');
    expect(screen.getByText('There are 2 stories to read.')).toBeTruthy();
  });
});
