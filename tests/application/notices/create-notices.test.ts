import { describe, expect, it } from 'vitest';
import { createNotices } from '../../../src/application/notices/create-notices.ts';

function notices() {
  let made = 0;
  return createNotices({ ids: { next: () => `toast-${++made}` } });
}
const saying = (text: string) => ({ from: 'server', text }) as const;

// @rule 8.4
describe('toasts (rules §8)', () => {
  it('are shown until they are dismissed', () => {
    const { toasts, notify, dismiss } = notices();
    notify('failure', saying('No'));
    notify('success', saying('Yes'));
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['No', 'Yes']);
    dismiss('toast-1');
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['Yes']);
  });

  it('appear once for the same text, and the oldest gives way to a sixth', () => {
    const { toasts, notify } = notices();
    for (const text of ['1', '1', '2', '3', '4', '5', '6']) notify('information', saying(text));
    expect(toasts.now().map(({ message }) => message.text)).toEqual(['2', '3', '4', '5', '6']);
  });
});
