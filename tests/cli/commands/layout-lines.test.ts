import { describe, expect, it } from 'vitest';
import { layoutLines } from '../../../src/cli/commands/layout-lines.ts';
import { answer } from '../support/answer.ts';

describe('layout --batch', () => {
  const line = { path: '/', query: {}, agency: {}, user: null, host: 'sunny.example:8080', environment: 'uat' };

  it.each([
    ['/', 'home'],
    ['/faqs', 'faqs'],
    ['/logout', 'logout'],
    ['/nowhere', 'errors'],
  ])('tells who shows %s', (path, handledBy) => {
    expect(answer(layoutLines, { ...line, path })).toMatchObject({ handledBy });
  });

  it('hides the header where the address asks for it (specification §2, header)', () => {
    expect(answer(layoutLines, { ...line, query: { hideHeader: 'true' } })).toMatchObject({
      header: false,
      footer: true,
    });
  });

  it('finds the policies of the host, whatever its port (readings 25)', () => {
    const policies = { 'sunny.example': { hotelsFirstHosts: true } };
    expect(answer(layoutLines, { ...line, user: {}, policies })).toMatchObject({ redirectTo: '/booknow/hotels' });
  });

  it('rewrites legacy paths outside the four environments that keep them (readings 24)', () => {
    const share = { ...line, path: '/blog/share' };
    expect(answer(layoutLines, { ...share, environment: 'local' })).toMatchObject({ redirectTo: '/blog' });
    expect(answer(layoutLines, { ...share, environment: null })).toMatchObject({ redirectTo: null });
  });
});
