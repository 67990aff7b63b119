import { describe, expect, it } from 'vitest';
import { messagesByKey } from '../../../scripts/texts/messages-by-key.mjs';
import { readNamespaces } from '../../../scripts/texts/read-namespaces.mjs';

/** Words of a variety or form of address other than the one that docs/decisions/0012 chooses for the language. */
const OTHER_VARIETIES = [
  ['en', 'whoever|somebody|nobody|mailbox|letters?|movements|colors?|travelers?'],
  ['pt', 'vocês?|celular|aluguel|usuário|cadastro|tela|teus?|tuas?|contigo|ti'],
  [
    'es',
    'usted(es)?|vosotr[oa]s|vuestr[oa]s?|os|coches?|móvil|ordenador|añad(ir|e)|rellen(ar|a|ado)|antelación|monedero',
  ],
  ['de', 'du|dir|dich|dein(e[mnrs]?)?|euch|eure?|agentur'],
  ['fr', 'tu|toi|ton|tes|ta'],
  ['da', 'jer|jeres'],
  ['no', 'dere|deres'],
  ['sv', 'ni|er|ert|era'],
  [
    'ar',
    'اختر|ابحث|احجز|سجّل|أدخل|استخدم|اطلب|افتح|قارن|أخبرنا|اسألنا|جرّب|أرسل|أنشئ|انطلق|استيقظ|تريد|تودّ?|تجد|توافق|عليكم',
  ],
] as const;

const messagesIn = (language: string) =>
  readNamespaces('.').flatMap(({ folder, files }) =>
    [...messagesByKey(files.get(language) ?? {})].map(([key, message]) => ({ where: `${folder}: ${key}`, message })),
  );

describe('a language', () => {
  it.each(OTHER_VARIETIES)('keeps to one variety and one form of address in all its texts: %s', (language, words) => {
    const foreignPattern = new RegExp(`(?<![\\p{L}\\p{M}])(${words})(?![\\p{L}\\p{M}])`, 'iu');
    const messages = messagesIn(language);
    expect(messages.length).toBeGreaterThan(400);
    expect(messages.filter(({ message }) => foreignPattern.test(message))).toEqual([]);
  });
});
