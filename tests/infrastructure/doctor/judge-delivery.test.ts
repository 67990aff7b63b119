import { describe, expect, it } from 'vitest';
import { judgeDelivery, judgeResponse } from '../../../src/infrastructure/doctor/judge-response.ts';

describe('judgeDelivery', () => {
  const responseHead = { contentType: 'application/json; charset=utf-8', hasByteOrderMark: false };

  it('finds nothing wrong with JSON of a status that the file lists, or of a failure', () => {
    for (const status of [200, 404, 500]) expect(judgeDelivery('GET /api/agency', status, responseHead)).toEqual([]);
    const plain = { ...responseHead, contentType: 'text/plain' };
    expect(judgeDelivery('GET /api/user/agent-data', 200, plain)).toEqual([]);
  });

  it.each([
    [201, {}, 'has a status that docs/platform-api.yaml does not list', 201],
    [200, { contentType: 'text/plain' }, 'is not sent as application/json', 'text/plain'],
    [500, { contentType: '' }, 'is not sent as application/json', ''],
    [200, { hasByteOrderMark: true }, 'begins with a byte order mark, which JSON has not', undefined],
  ])('says of status %i, sent as %j, that it %s', (status, how, problem, received) => {
    expect(judgeDelivery('GET /api/agency', status, { ...responseHead, ...how })).toEqual([
      { field: '', problem, received },
    ]);
  });
});

describe('judgeResponse', () => {
  it.each([
    [404, {}, { field: 'message', problem: 'is missing' }],
    [500, { message: 5 }, { field: 'message', problem: 'is not text', received: 5 }],
    [201, {}, { field: 'agency', problem: 'is missing' }],
  ])('judges the body of a response with status %i by what the file says of it', (status, json, finding) => {
    expect(judgeResponse('GET /api/agency', json, status)).toEqual([finding]);
  });
});
