import { test } from '@fast-check/vitest';
import { anAgent, aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booksForClients } from '../../../src/domain/clients/books-for-clients.ts';

// @rule 6.10
describe('booksForClients', () => {
  it('lets agents who may see clients', () => {
    expect(booksForClients(anAgent(['clients']))).toBe(true);
    expect(booksForClients(anAgent(['clients'], { userType: 'SalesAgent', isRestrictedAgent: true }))).toBe(true);
  });

  it('lets nobody else', () => {
    const { permissions } = anAgent(['clients']);
    expect([null, aUser(), aUser({ permissions }), anAgent(['bookings'])].map(booksForClients)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.prop([fc.anything(), fc.anything()])('is granted by true alone', (agent, read) => {
    const user = { isTravelAgent: agent, permissions: new Map([['clients', { read, write: true }]]) };
    expect(booksForClients(user as never)).toBe(agent === true && read === true);
  });
});
