import type { MessageFile, MessageFiles } from '@livery/remote';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    booking: typeof english;
  }
}

/** The messages of the booking pages, and of pages about bookings. */
export const BOOKING_MESSAGES: MessageFiles = {
  namespace: 'booking',
  english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
