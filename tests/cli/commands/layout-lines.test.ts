import { describe, expect, it } from 'vitest';
import { layoutLines } from '../../../src/cli/commands/layout-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('layout --batch', () => {
  const line = { path: '/', query: {}, agency: {}, user: null, host: 'sunny.example:8080', environment: 'uat' };

  it('hides the header where the address requests it (rules §2, header)', () => {
    expect(outputFor(layoutLines, { ...line, query: { hideHeader: 'true' } })).toMatchObject({
      header: false,
      footer: true,
    });
  });

  it('finds the policies of the host, whatever its port (rules 6.8)', () => {
    const policies = { 'sunny.example': { hotelsFirstHosts: true } };
    expect(outputFor(layoutLines, { ...line, user: {}, policies })).toMatchObject({ redirectTo: '/booknow/hotels' });
  });

  it('rewrites legacy paths outside the four environments that keep them (rules 2.4)', () => {
    const share = { ...line, path: '/blog/share' };
    expect(outputFor(layoutLines, { ...share, environment: 'local' })).toMatchObject({ redirectTo: '/blog' });
    expect(outputFor(layoutLines, { ...share, environment: null })).toMatchObject({ redirectTo: null });
  });
});
