import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemText } from '../../src/cli/doctor/print-examination.ts';
import { API_FORMATS } from '../../src/infrastructure/doctor/api-formats.ts';
import { gatherProblems } from '../../src/infrastructure/doctor/gather-problems.ts';
import { judgeResponse } from '../../src/infrastructure/doctor/judge-response.ts';
import { PLATFORM_API } from '../support/http/platform-api.ts';

const PAGE = readFileSync('docs/platform.md', 'utf8');

const DEAL = { title: 'Walk', imageUrl: '/a.jpg', rates: { totalRate: 1 }, link: '/deals/1' };
const AGENCY = {
  agencyName: 'Far',
  subdomain: 'far',
  logo: '/logo.svg',
  favicon: '/icon.svg',
  contactEmailId: 'a@far.example',
  allowNonLoginFlow: true,
  bookingMenuItemOptions: [],
};

describe('docs/platform.md', () => {
  it.each<[string, unknown]>([
    ['GET /api/activity/deals/activity-search', { response: Array(2).fill({ ...DEAL, rates: {} }) }],
    ['GET /api/activity/deals/activity-search', { response: [{ ...DEAL, rating: 6 }] }],
    ['GET /api/agency', { agency: { ...AGENCY, allowNonLoginFlow: 'true' } }],
    ['GET /api/agency', { agency: { ...AGENCY, logo: 'javascript:alert(1)' } }],
    ['GET /api/multi-currency/exchange', { rates: { USD: 1, EUR: 0 } }],
  ])('has what the doctor says of %s %j', (call, response) => {
    const [problem, ...others] = gatherProblems(judgeResponse(call, response));
    expect(others).toEqual([]);
    expect(PAGE).toContain(`| \`${problem && problemText(problem)}\` |`);
  });

  it('has as many examples as are tried', () => {
    expect(PAGE.match(/^\| `/gm)).toHaveLength(5);
  });
});

describe('docs/platform-api.yaml', () => {
  it('names the formats that are not of JSON Schema', () => {
    const own = [...API_FORMATS.keys()].filter((name) => !name.startsWith('date'));
    const [description = ''] = PLATFORM_API.text.split('\nservers:');
    expect(own.filter((name) => !description.includes(`\`${name}\``))).toEqual([]);
  });
});
