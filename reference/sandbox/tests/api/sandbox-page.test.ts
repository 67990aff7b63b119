import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteAddress } from '../../api/page/page-model.ts';
import { createOneTimeTokens } from '../../api/page/sign-in-forms.ts';
import { createSandbox } from '../../app.ts';
import { AGENCY_TABLE } from '../../world/agencies/agency-table.ts';

const NOIR = 'http://noir.localhost:8080';

let app: Hono;
beforeEach(() => {
  app = createSandbox();
});

/** Sends a form as the page at an origin does. */
const send = (action: string, fields: Readonly<Record<string, string>>, origin = NOIR, from = origin) =>
  app.request(`${origin}${action}`, { method: 'POST', headers: { origin: from }, body: new URLSearchParams(fields) });

const sandboxPage = async (cookie = ''): Promise<string> =>
  (await app.request(`${NOIR}/sandbox`, { headers: { cookie } })).text();

describe('GET /sandbox', () => {
  it('shows every agency with its address and a button for each of its people', async () => {
    const html = await sandboxPage();
    for (const subdomain of AGENCY_TABLE.keys()) {
      expect(html).toContain(`href="http://${subdomain}.localhost:8080/"`);
      expect(html).toContain(`name="agency" value="${subdomain}"`);
    }
    expect(html).toContain('name="person" value="external"');
    expect(html).toContain('You are a visitor here.');
  });

  it('runs and styles nothing but its two files, and may not be framed', async () => {
    const response = await app.request(`${NOIR}/sandbox`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://*.localhost:8080");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<style|\son\w+=|\sstyle=/);
    for (const [file, type] of [
      ['page.css', 'text/css'],
      ['page.js', 'text/javascript'],
    ]) {
      expect(html).toContain(`/sandbox/${file}`);
      expect((await app.request(`/sandbox/${file}`)).headers.get('content-type')).toContain(type);
    }
  });

  it('shows who is signed in, what was requested and what is ordered, with their signs escaped', async () => {
    await app.request('/api/agency?x=<script>alert(1)</script>', { headers: { 'x-session-id': '<b>' } });
    await send('/sandbox/order-fault', { call: '/api/<i>', fault: '503', host: '', times: '' });
    const html = await sandboxPage('access_token=sandbox-noir-agent');
    expect(html).toContain('Odile Garnier');
    expect(html).toContain('GET /api/agency');
    expect(html).toContain('/api/&lt;i&gt;');
    expect(html).not.toMatch(/<script>|<b>|<i>/);
  });

  it('is neither listed nor spoilt', async () => {
    await send('/sandbox/order-fault', { call: '/*', fault: '503' });
    expect((await app.request(`${NOIR}/sandbox`)).status).toBe(200);
    expect(await (await app.request('/sandbox/requests')).json()).toEqual({ requests: [] });
  });
});

describe('signing in by a click', () => {
  it('sets the token cookie and goes home, on the agency’s own host', async () => {
    const response = await send('/sandbox/sign-in', { agency: 'noir', person: 'owner' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('set-cookie')).toBe('access_token=sandbox-noir-owner; Path=/; SameSite=Lax');
  });

  it('is Secure on https', async () => {
    const secure = await send('/sandbox/sign-in', { agency: 'noir', person: 'owner' }, 'https://noir.localhost');
    expect(secure.headers.get('set-cookie')).toContain('Secure');
  });

  it('goes to another agency’s host with a ticket, which is good there, once', async () => {
    const sentResponse = await send('/sandbox/sign-in', { agency: 'fiesta', person: 'external' });
    const entrance = sentResponse.headers.get('location') ?? '';
    expect(entrance).toMatch(/^http:\/\/fiesta\.localhost:8080\/sandbox\/enter\?ticket=[\w-]{36}$/);
    expect(sentResponse.headers.get('set-cookie')).toBeNull();
    const signedInRedirect = await app.request(entrance);
    expect(signedInRedirect.headers.get('location')).toBe('/');
    expect(signedInRedirect.headers.get('set-cookie')).toContain('access_token=sandbox-fiesta-external;');
    expect((await app.request(entrance)).status).toBe(400);
  });

  it('stays under livery.localhost where it began there', async () => {
    const origin = 'http://aurora.livery.localhost:8080';
    const sentResponse = await send('/sandbox/sign-in', { agency: 'noir', person: 'owner' }, origin);
    expect(sentResponse.headers.get('location')).toContain('http://noir.livery.localhost:8080/sandbox/enter');
  });

  it('refuses unknown names, and forms of other origins', async () => {
    expect((await send('/sandbox/sign-in', { agency: 'noir', person: 'external' })).status).toBe(400);
    expect((await send('/sandbox/sign-in', {})).status).toBe(400);
    for (const action of ['sign-in', 'sign-out', 'order-fault', 'clear-faults', 'clear-requests']) {
      const fields = { agency: 'noir', person: 'owner', call: '/*', fault: '500' };
      for (const from of ['http://evil.example', 'http://aurora.localhost:8080', 'null']) {
        expect((await send(`/sandbox/${action}`, fields, NOIR, from)).status).toBe(403);
      }
    }
  });

  it.each(['http://evil.example:8080', 'http://localhost.evil.example:8080', 'http://127.0.0.1.evil.example'])(
    'has nothing for a page of %s, a name that someone else points at this machine',
    async (rebound) => {
      app = createSandbox({ environment: 'local' });
      for (const path of ['', '/page.js', '/requests', '/faults', '/outbox', '/enter?ticket=x', '/nothing']) {
        const response = await app.request(`${rebound}/sandbox${path}`);
        expect([path, response.status, Object.keys(await response.json())]).toEqual([path, 403, ['message']]);
      }
      const fields = { agency: 'noir', person: 'owner', call: '/*', fault: '500' };
      for (const action of ['sign-in', 'sign-out', 'order-fault', 'clear-faults', 'clear-requests']) {
        expect((await send(`/sandbox/${action}`, fields, rebound)).status).toBe(403);
      }
      const body = JSON.stringify({ call: '/*', fault: '500' });
      const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      expect((await app.request(`${rebound}/sandbox/faults`, order)).status).toBe(403);
      expect((await app.request(`${rebound}/sandbox/faults`, { method: 'DELETE' })).status).toBe(403);
    },
  );

  it.each([
    'http://localhost:8080',
    'http://unknown.localhost',
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
    'http://192.168.1.7:8080',
    'https://www.aurora-journeys.example',
  ])('is there at %s', async (origin) => {
    expect((await app.request(`${origin}/sandbox`)).status).toBe(200);
    expect((await send('/sandbox/clear-requests', {}, origin)).status).toBe(303);
  });

  it('signs out by taking the cookie back', async () => {
    const response = await send('/sandbox/sign-out', {});
    expect(response.headers.get('set-cookie')).toBe('access_token=; Max-Age=0; Path=/');
  });
});

describe('faults by a form', () => {
  it('are ordered for a call and a host, and taken back', async () => {
    const rule = { call: '/api/agency', fault: '503', host: 'noir.localhost', times: '2' };
    expect((await send('/sandbox/order-fault', rule)).status).toBe(303);
    expect((await app.request(`${NOIR}/api/agency`)).status).toBe(503);
    await send('/sandbox/clear-faults', { call: '/api/agency', host: 'noir.localhost' });
    expect((await app.request(`${NOIR}/api/agency`)).status).toBe(200);
    expect(await sandboxPage()).toContain('No faults: all responses are normal.');
  });

  it('are refused with the reason on the page', async () => {
    const response = await send('/sandbox/order-fault', { call: '/api/agency', fault: 'explode' });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/role="alert">There is no such fault/);
  });

  it('let the requests be forgotten', async () => {
    await app.request('/api/agency');
    await send('/sandbox/clear-requests', {});
    expect(await (await app.request('/sandbox/requests')).json()).toEqual({ requests: [] });
  });
});

describe('siteAddress', () => {
  it.each([
    ['http://noir.localhost:8080/sandbox', 'aurora', 'http://aurora.localhost:8080'],
    ['http://localhost:8080/sandbox', 'aurora', 'http://localhost:8080'],
    ['http://book.staywell.localhost:8080/', 'staywell', 'http://book.staywell.localhost:8080'],
    ['http://livery.localhost/', 'noir', 'http://noir.livery.localhost'],
    ['http://127.0.0.1:9000/', 'noir', 'http://noir.localhost:9000'],
    ['https://www.aurora-journeys.example/', 'aurora', 'https://www.aurora-journeys.example'],
  ])('seen from %s, %s is at %s', (address, subdomain, site) => {
    expect(siteAddress(address, subdomain)).toBe(site);
  });
});

it('gives tickets that are good at one site, for a minute', () => {
  let now = new Date(0);
  const tickets = createOneTimeTokens(() => now);
  expect(tickets.take(tickets.issue('t', 'http://a'), 'http://b')).toBeNull();
  expect(tickets.take(tickets.issue('t', 'http://a'), 'http://a')).toBe('t');
  const oldTicket = tickets.issue('t', 'http://a');
  now = new Date(60_000);
  expect(tickets.take(oldTicket, 'http://a')).toBeNull();
  expect(tickets.take('', 'http://a')).toBeNull();
});
