import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { moduleResolving, moduleWithAgencyMethod, runOver } from '../support/run-over.ts';

const AGENCY = ['agency'];

describe('the adapters of a module', () => {
  it.each([
    [moduleWithAgencyMethod('read: () => ({ ok: true, value: null })'), 'agencies.read() returned no promise'],
    [moduleWithAgencyMethod('read() {}'), 'agencies.read() returned no promise'],
    [moduleWithAgencyMethod('read() { throw new Error("No file.") }'), 'agencies.read() failed with Error: No file'],
    [
      moduleWithAgencyMethod('async read() { throw Object.create(null) }'),
      'agencies.read() failed with something that has no text',
    ],
    [moduleResolving('42'), 'agencies.read() resolved to 42, expected { ok: true, value } or { ok: false, error }'],
    [moduleResolving('undefined'), 'agencies.read() resolved to undefined, expected { ok: true,'],
    [moduleResolving('{ name: "x" }'), 'agencies.read() resolved to an object without them, expected'],
    [moduleResolving('{ ok: "yes", value: null }'), 'agencies.read() resolved to an object without them, expected'],
    [moduleResolving('{ ok: true }'), 'a result whose value is missing'],
    [moduleResolving('{ ok: true, value: {} }'), 'a result whose value.name is missing'],
    [moduleResolving('{ ok: true, value: { name: 5 } }'), 'a result whose value.name is 5, expected a text'],
    [moduleResolving('{ ok: true, value: "Agency" }'), 'a result whose value is "Agency", expected an object'],
    [moduleResolving('{ ok: false }'), 'a result whose error is missing'],
    [moduleResolving('{ ok: false, error: "no" }'), 'a result whose error is "no", expected an object'],
    [moduleResolving('{ ok: false, error: { kind: "weird" } }'), 'a result whose error.kind is "weird", expected'],
    [moduleResolving('{ ok: false, error: { kind: "refused" } }'), 'a result whose error.status is missing'],
    [moduleResolving('{ ok: false, error: { kind: "malformed" } }'), 'a result whose error.problem is missing'],
    [moduleResolving('{ get ok() { throw new Error("A trap.") } }'), 'agencies.read() failed with Error: A trap'],
  ])('names port and method that break their contract: %s', async (source, problem) => {
    const { code, out, err } = await runOver(source, AGENCY);
    const { error } = JSON.parse(err);
    expect([code, out]).toEqual([3, '']);
    expect(error.why).toMatch(/^The adapter broke its contract: .*[^.]\.$/);
    expect(error.why).toContain(problem);
    expect(error.next).toMatch(/^Mend the adapter/);
  });

  it.each([
    [['navigation'], 'navigation: { read', 'navigation.read()'],
    [['rates'], 'rates: { read', 'rates.read()'],
    [['about'], 'content: { ...memory.content, about', 'content.about()'],
    [['faqs'], 'content: { ...memory.content, faq', 'content.faq()'],
    [['deals', 'hotels'], 'deals: { ...memory.deals, hotels', 'deals.hotels()'],
    [['suggest', 'hotel', 'lon'], 'places: { ...memory.places, hotels', 'places.hotels()'],
    [['resort', 'search', 'palm'], 'resorts: { ...memory.resorts, search', 'resorts.search()'],
  ])('judges what %j is shown', async (command, method, call) => {
    const source = `export default ({ memory }) => ({ ${method}: async () => ({ ok: true, value: 7 }) } });`;
    const { code, err } = await runOver(source, command);
    const problem = `broke its contract: ${call} resolved to a result whose value is 7, expected`;
    expect([code, JSON.parse(err).error.why]).toEqual([3, expect.stringContaining(problem)]);
  });

  it('fails where an adapter broke its contract, although the command could do without it', async () => {
    const source = 'export default { rates: { read: async () => ({ ok: true, value: "none" }) } };';
    const { code, err } = await runOver(source, ['deals', 'hotels', '--as', 'agent', '--currency', 'EUR']);
    expect([code, JSON.parse(err).error.why]).toEqual([3, expect.stringContaining('rates.read() resolved to')]);
  });

  it.each([
    ['agency'],
    ['navigation'],
    ['rates'],
    ['about'],
    ['faqs'],
    ['deals hotels'],
    ['deals activities'],
    ['deals cars'],
    ['suggest hotel lon'],
    ['suggest flight lon'],
    ['resort search pa'],
    ['resort deals'],
    ['resort hold'],
  ])('takes what the memory set gives for %s', async (line) => {
    const command = [...line.split(' '), '--as', 'agent', '--now', '2026-02-03T09:00:00Z'];
    const passedOn = await runOver('export default ({ memory }) => ({ ...memory })', command);
    expect(passedOn).toEqual(await runCli([...command, '--json']));
    expect(passedOn.code).toBe(0);
  });

  it.each([
    ['{ kind: "unreachable" }', 'The adapter reports that what it reads from can’t be reached.'],
    ['{ kind: "timed-out" }', 'The adapter reports that what it reads from did not respond in time.'],
    [
      '{ kind: "refused", status: 500, message: "Later." }',
      'The adapter reports a refusal with status 500 and the message: Later.',
    ],
    [
      '{ kind: "malformed", problem: "It is not JSON." }',
      'The adapter reports that what it read can’t be used. It is not JSON.',
    ],
    ['{ kind: "cancelled" }', 'The adapter reports that the call was cancelled.'],
  ])('says that the adapter reports %s, and speaks of no server', async (failure, why) => {
    const { code, err } = await runOver(moduleResolving(`{ ok: false, error: ${failure} }`), AGENCY);
    expect(code).toBe(3);
    expect(JSON.parse(err).error).toMatchObject({ why, next: 'Check what the adapter reads from.' });
  });
});
