import { describe, expect, it } from 'vitest';
import { dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

const { get, post, setTime } = sandboxOfEachTest();

describe('deal links', () => {
  it('are opened by the recipient, and count that', async () => {
    const response = await post('deal-links', { path: '/booknow/hotels', title: 'Hotels' }, personHeaders('agent'));
    const { id, url } = dataOf<{ id: string; url: string }>(response);
    expect([response.status, url]).toEqual([201, `/deal-link?dealLinkId=${id}`]);
    expect(dataOf(await get(`deal-links/${id}`, visitorHeaders()))).toMatchObject({
      path: '/booknow/hotels',
      opened: 1,
    });
    expect((await get(`deal-links/${id}`, visitorHeaders(), 'albion')).status).toBe(404);
    expect((await get(`deal-links/${id}`, personHeaders('agent'))).status).toBe(200);
    const openedLink = { id, opened: 1, lastOpened: expect.stringMatching(/^\d{4}-/) };
    expect(dataOf(await get('deal-links', personHeaders('sales')))).toMatchObject([openedLink]);
  });

  it('count a session that opens one again within half an hour once', async () => {
    const { id } = dataOf<{ id: string }>(
      await post('deal-links', { path: '/', title: 'Home' }, personHeaders('agent')),
    );
    const open = async (session: string) => (await get(`deal-links/${id}`, visitorHeaders(session))).json;
    for (const [session, opened] of Object.entries({ one: 1, two: 2 }))
      for (const time of ['first', 'again'])
        expect([time, await open(session)]).toMatchObject([time, { data: { opened } }]);
    setTime('2026-02-01T12:31:00Z');
    expect(await open('one')).toMatchObject({ data: { opened: 3 } });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\\b',
    '/a\nb',
    '',
    7,
  ])('lead nowhere else: %j', async (path) => {
    expect((await post('deal-links', { path, title: 'x' }, personHeaders('agent'))).status).toBe(400);
  });
});
