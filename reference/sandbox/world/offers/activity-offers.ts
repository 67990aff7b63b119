import { type Activity, activityPictures, activityTitle, generateActivities } from '../deals/activity-deals.ts';
import { type Coordinates, pointNear, roundPoint } from '../geo/coordinates.ts';
import { onLand } from '../geo/on-land.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import words from './activity-words.json' with { type: 'json' };
import { zoneAt } from './flights/flight-times.ts';
import { DEFAULT_MARKUPS } from './markups.ts';
import type { ActivityOffer, Choice, OfferExtras, OfferPlace, SearchContext } from './offer.ts';
import { activityOfferId } from './offer-id.ts';
import { offerPlace } from './offer-place.ts';
import { cancellationTerms, freeCancellationDate, multiplyPrice, priceWithMarkup } from './price.ts';
import { sampleReviews } from './reviews.ts';

/** A search for activities around a point on a day. */
export interface ActivitySearch extends Coordinates {
  readonly date: string;
}

/** Activities, first the deals of the home page; none far from any known place. Prices are for one person. */
export function activityOffers(search: ActivitySearch, context: SearchContext): ActivityOffer[] {
  const place = offerPlace(search, context.language);
  const zone = zoneAt(search);
  return generateActivities({ ...search, seed: context.seed }).map((activity) =>
    activityOffer(activity, place, { ...search, zone }, context),
  );
}

const CATEGORIES: ReadonlyMap<string, string> = new Map(Object.entries(words.categories));
const FOOD_PATTERN = new RegExp(words.food, 'i');
const LONG_ACTIVITY_MINUTES = 400;

function activityOffer(
  activity: Activity,
  place: OfferPlace,
  search: ActivitySearch & { readonly zone: string },
  context: SearchContext,
): ActivityOffer {
  const { id, title, scene, duration, isFreeCancellation, rating, rates } = activity;
  const random = seededRandom(`activity/${context.seed}/${id}`);
  const freeUntil = freeCancellationDate(search.date, isFreeCancellation ? 1 : null, context.today);
  const centre = roundPoint(search);
  const start = onLand(pointNear(centre, { from: 0.2, to: 4 }, `start/${id}`), centre);
  const pictures = activityPictures(activity, context.origin);
  const t = translateTo(context.language ?? 'en');
  return {
    id: activityOfferId(search, id, context.seed),
    product: 'activity',
    name: activityTitle(activity, t),
    picture: pictures[0] ?? '',
    pictures,
    rating,
    reviews: random.whole(9, 1600),
    price: priceWithMarkup(rates, (context.markups ?? DEFAULT_MARKUPS).activity),
    perUnit: 'person',
    freeCancellationUntil: freeUntil,
    tags: [
      ...(freeUntil === null ? [] : ['free-cancellation']),
      ...random.shuffled(words.tags).slice(0, random.whole(2, 4)),
    ],
    durationMinutes: duration,
    place: { ...place, lat: start.latitude, long: start.longitude },
    category: FOOD_PATTERN.test(title) ? 'food' : (CATEGORIES.get(scene) ?? 'tour'),
    slots: startSlots(duration, title, search.date, id),
    zone: search.zone,
    date: search.date,
  };
}

/** A day tour starts in the morning; an activity that needs darkness or dawn starts then. */
function startSlots(duration: number, title: string, date: string, id: string): string[] {
  const random = seededRandom(`slots/${id}/${date}`);
  const { morning, day, evening } = words.slots;
  if (/sunrise|balloon/i.test(title)) return ['05:30'];
  if (/dark|sunset|stargazing|night|dinner/i.test(title)) return evening.slice(0, random.whole(1, 3));
  if (duration >= LONG_ACTIVITY_MINUTES) return morning.slice(0, random.whole(1, 2));
  const some = [...morning, ...day].filter(() => random.chance(0.5));
  return some.length === 0 ? ['10:00'] : some;
}

/** Details of an activity: its choices are the start times, one of which is private. */
export function activityExtras(offer: ActivityOffer, t: Translate): OfferExtras {
  const random = seededRandom(`activity extras/${offer.picture.split('/').at(-1)}`);
  const templateValues = { title: offer.name, duration: t.minutes(offer.durationMinutes), city: offer.place.city };
  const description = [words.openings, words.middles, words.endings].map((texts) =>
    t(random.pick(texts), templateValues),
  );
  const groupSize = random.pick([6, 8, 12, 16]);
  return {
    description,
    facts: [
      { code: 'duration-minutes', value: offer.durationMinutes },
      { code: 'group-size', value: groupSize },
      { code: 'languages', value: random.pick(['en', 'en, es', 'en, fr, de']) },
      { code: 'minimum-age', value: random.pick([0, 4, 8, 12]) },
    ],
    choices: slotChoices(offer, groupSize, t),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.date) },
    reviewsSample: sampleReviews(random, 'activity', offer.reviews),
  };
}

function slotChoices(offer: ActivityOffer, groupSize: number, t: Translate): Choice[] {
  const random = seededRandom(`tickets/${offer.id}`);
  const groups = offer.slots.map(
    (slot, index): Choice => ({
      id: slot.replace(':', ''),
      name: slot,
      description: t(random.pick(words.slotDescriptions), { count: String(groupSize) }),
      price: offer.price,
      tags: ['small-group'],
      left: Math.min(groupSize, random.pick(index === 0 ? [6, 9, 12] : [0, 2, 5, 8, 12])),
    }),
  );
  const { name, description, times } = words.private;
  const slot = random.pick(offer.slots);
  const alone: Choice = {
    id: `private-${slot.replace(':', '')}`,
    name: t(name, { slot }),
    description,
    price: multiplyPrice(offer.price, times),
    tags: ['private'],
    left: random.pick([null, 1, 2]),
  };
  return [...groups, alone];
}
