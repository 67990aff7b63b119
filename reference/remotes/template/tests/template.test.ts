import { showRemote } from '@livery/reference-testing/show-remote';
import { screenRemoteContract } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.tsx';

const respond = () => ({ ok: true, value: { data: [{ slug: 'a' }, { slug: 'b' }] } }) as const;

describe('the template', () => {
  const rules = screenRemoteContract({ remote, basePath: '/blog', addresses: ['/blog', '/blog/maya'], respond });
  it.each(rules)('%s', (_, test) => test());

  it('shows a greeting and the response', async () => {
    const { screen } = await showRemote(remote, { at: '/blog/Maya', respond });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Maya');
    expect(screen.getByText('There are 2 stories to read.')).toBeTruthy();
  });
});
