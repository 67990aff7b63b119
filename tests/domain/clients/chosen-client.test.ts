import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenClient, isChosenBy } from '../../../src/domain/clients/chosen-client.ts';

// @rule 6.10
describe('a chosen client', () => {
  it('has an id, and a name of one line', () => {
    expect(chosenClient({ id: ' c-1 ', name: ' Ana\n Silva ' })).toEqual({ id: 'c-1', name: 'Ana Silva' });
    expect(chosenClient({ id: 'c-1', name: 'نور السعدي' })?.name).toBe('نور السعدي');
    expect(chosenClient({ id: 'c-1', name: 'a'.repeat(201) })?.name).toHaveLength(201);
  });

  it.each([
    [{ id: '', name: 'Ana' }],
    [{ id: 'c-1', name: ' \u200B ' }],
    [{ id: 7, name: 'Ana' }],
    [{ id: 'c-1', name: null }],
    [{ id: 'c'.repeat(201), name: 'Ana' }],
  ])('is nobody without them: %j', (named) => {
    expect(chosenClient(named)).toBeUndefined();
  });

  test.prop([fc.anything(), fc.anything()])('is the same when it is read again, whatever named it', (id, name) => {
    const client = chosenClient({ id, name });
    if (client !== undefined) expect(chosenClient(client)).toEqual(client);
  });
});

describe('a choice', () => {
  const choice = { client: { id: 'c-1', name: 'Ana' }, agency: 'aurora', user: 'u-1' };

  it('is of its agent, at its agency', () => {
    expect(isChosenBy(choice, choice)).toBe(true);
  });

  test.prop([fc.string(), fc.string()])('is of nobody else', (agency, user) => {
    expect(isChosenBy(choice, { agency, user })).toBe(agency === 'aurora' && user === 'u-1');
  });
});
