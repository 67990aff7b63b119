import { textLanguage } from '@livery/contract/content/text-language';
import { formatMoney } from '@livery/contract/market/format-money';
import { languageDirection, languageTag } from '@livery/contract/market/language';
import type { LanguageCode, Money, RemoteContext } from '@livery/contract/remotes/remote-context';
import { formatDate, formatDateRange } from '@livery/contract/trip/format-date';
import { parseDate } from '@livery/contract/trip/iso-date';
import { BehaviorSubject } from 'rxjs';

/** The `lang` and `dir` of an element whose texts are in one of the site's languages. */
export function languageAttributes(language: LanguageCode) {
  return { lang: languageTag(language), dir: languageDirection(language) };
}

/**
 * The context of a visitor who reads the site in another language, for a preview: it formats in that language, and
 * doesn't navigate.
 */
export function contextIn(context: RemoteContext, language: LanguageCode): RemoteContext {
  const now = new BehaviorSubject(language);
  const money = (price: Money, whole?: 'floor' | 'ceil') =>
    formatMoney(price, language, context.policies.englishFormatting, whole);
  return {
    ...context,
    language: { now: () => language, changes: now },
    formatMoney(price, { whole } = {}) {
      const shownPrice = context.formatMoney(price);
      return { ...shownPrice, text: money(shownPrice.shown, whole) };
    },
    formatCharge: (amount) => money(amount),
    formatDate(day) {
      const date = parseDate(day);
      return date === undefined ? '' : formatDate(date, language);
    },
    formatDateRange: (start, end, placeholder) =>
      formatDateRange(parseDate(start), parseDate(end), language, placeholder),
    textLanguage: (text, declaredLanguage) => textLanguage(text, languageTag(language), declaredLanguage),
    titlePage: () => undefined,
    navigate: () => undefined,
  };
}
