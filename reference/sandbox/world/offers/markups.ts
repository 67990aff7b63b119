import settings from '../office/settings.json' with { type: 'json' };

/** The largest markup, in percent. */
export const MAX_MARKUP = 100;

/** The name of the setting with a product's markup. */
const markupField = (product: string): string => `${product}Markup`;

const { hotelMarkup, carMarkup, activityMarkup, flightMarkup, cruiseMarkup, resortMarkup } = settings.product;

/** The initial markups of every agency. */
export const DEFAULT_MARKUPS = {
  hotel: hotelMarkup,
  car: carMarkup,
  activity: activityMarkup,
  flight: flightMarkup,
  cruise: cruiseMarkup,
  resort: resortMarkup,
} as const;

/** The agency's markup on the wholesale rate of each product, in percent. */
export type Markups = Readonly<Record<keyof typeof DEFAULT_MARKUPS, number>>;

const MARKUP_FIELDS: ReadonlySet<string> = new Set(Object.keys(DEFAULT_MARKUPS).map(markupField));

export const isMarkupField = (field: string): boolean => MARKUP_FIELDS.has(field);

/** Whether a value is a markup: a percentage with at most one decimal. */
export function isMarkup(value: unknown): value is number {
  if (typeof value !== 'number' || value < 0 || value > MAX_MARKUP) return false;
  return Number(value.toFixed(1)) === value;
}

/** The markups of an agency's settings. */
export function savedMarkups(savedSettings: Readonly<Record<string, unknown>>): Markups {
  const markup = (product: keyof Markups): number => {
    const value = savedSettings[markupField(product)];
    return isMarkup(value) ? value : DEFAULT_MARKUPS[product];
  };
  return {
    hotel: markup('hotel'),
    car: markup('car'),
    activity: markup('activity'),
    flight: markup('flight'),
    cruise: markup('cruise'),
    resort: markup('resort'),
  };
}
