import { describe, expect, it } from 'vitest';
import { examine } from '../support/examine.ts';
import { platform } from '../support/platform.ts';

/** What `doctor` says of an environment, apart from the API. */
async function settingsIn(env: Record<string, string>) {
  const { url } = await platform({ '/api/agency': { agency: { agencyName: 'Far', subdomain: 'far' } } });
  const { code, told } = await examine(['--api', url], env);
  return { code, risks: told.risks.filter(({ setting }) => /^(?:LIVERY_|ADMIN_|PORT)/.test(setting)) };
}

describe('doctor about the environment of serve', () => {
  it('says that production is refused without an API', async () => {
    expect(await settingsIn({ LIVERY_ENVIRONMENT: 'prod' })).toEqual({
      code: 1,
      risks: [
        expect.objectContaining({
          setting: 'LIVERY_API_URL',
          problem: expect.stringContaining('no sandbox stands in'),
        }),
      ],
    });
    expect((await settingsIn({ LIVERY_ENVIRONMENT: 'prod', LIVERY_API_URL: 'https://api.example' })).risks).toEqual([]);
    expect((await settingsIn({ LIVERY_ENVIRONMENT: 'uat' })).risks).toEqual([]);
  });

  it('names variables that are refused, unless they are empty', async () => {
    const { risks } = await settingsIn({ LIVERY_API_ULR: 'x', ADMIN_PORT: '9090', LIVERY_REDIS_URL: '' });
    expect(risks.map(({ setting }) => setting)).toEqual(['LIVERY_API_ULR', 'ADMIN_PORT']);
  });

  it.each([
    ['PORT', '99999'],
    ['LIVERY_ENVIRONMENT', 'in production'],
    ['LIVERY_API_URL', 'ftp://api.example'],
    ['LIVERY_RESORT_URL', 'https://me:secret@api.example'],
    ['LIVERY_CONTENT_URL', '/a/../b'],
    ['LIVERY_RENDER_DEADLINE_MS', 'soon'],
  ])('names a value that is refused: %s=%s', async (setting, value) => {
    const { code, risks } = await settingsIn({ [setting]: value });
    expect([code, risks.map((risk) => risk.setting)]).toEqual([1, [setting]]);
    expect(JSON.stringify(risks)).not.toContain('secret');
  });
});
