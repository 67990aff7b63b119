import { describe, expect, it } from 'vitest';
import { createNotices } from '../../../src/application/notices/create-notices.ts';

function createTestNotices() {
  let madeCount = 0;
  return createNotices({ ids: { next: () => `toast-${++madeCount}` } });
}
const serverMessage = (text: string) => ({ from: 'server', text }) as const;

// @rule 8.4
describe('toasts (rules §8)', () => {
  it('are shown until they are dismissed', () => {
    const { toasts, notify, dismiss } = createTestNotices();
    notify('failure', serverMessage('No'));
    notify('success', serverMessage('Yes'));
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['No', 'Yes']);
    dismiss('toast-1');
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['Yes']);
  });

  it('appear once for the same text, and the oldest gives way to a sixth', () => {
    const { toasts, notify } = createTestNotices();
    for (const text of ['1', '1', '2', '3', '4', '5', '6']) notify('information', serverMessage(text));
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['2', '3', '4', '5', '6']);
  });
});
