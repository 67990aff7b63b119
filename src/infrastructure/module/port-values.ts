import { LANGUAGES } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import * as v from 'valibot';
import type { Adapters } from '../../application/adapters.ts';
import {
  activityDeal,
  agency,
  airport,
  carDeal,
  flag,
  hold,
  hotelDeal,
  listShape,
  place,
  profile,
  resortDeal,
  richContent,
  type Shape,
  temporalShape,
  text,
} from './shapes.ts';

/** The value of a port's method, if it is a call that may fail. */
type CallValue<Method> = Method extends (...args: never[]) => Promise<infer Resolved>
  ? [Resolved] extends [Result<infer Value, infer Failure>]
    ? [CallFailure] extends [Failure]
      ? Value
      : never
    : never
  : never;

/** The calls of a port, and the shape of each one's value. */
type PortCalls<Port> = {
  readonly [Method in keyof Port as [CallValue<Port[Method]>] extends [never] ? never : Method]: Shape<
    CallValue<Port[Method]>
  >;
};

/** Ports with calls; the values of others are read directly. */
type CalledPort = {
  [Port in keyof Adapters]: keyof PortCalls<Adapters[Port]> extends never ? never : Port;
}[keyof Adapters];

const nameAndCode = v.object({ name: text, code: text });
const noValue: Shape<void> = v.any();

/** The shape of each call's value if it succeeds, by port. */
export const PORT_VALUES: { readonly [Port in CalledPort]: PortCalls<Adapters[Port]> } = {
  agencies: { read: v.nullable(agency) },
  platform: {
    paymentGateway: text,
    countryCodes: listShape(v.object({ ...nameAndCode.entries, dialCode: text })),
    enabledCountries: listShape(nameAndCode),
  },
  rates: {
    read: v.pipe(
      v.object({ rates: v.map(text, v.number()), date: v.optional(temporalShape('PlainDate')) }),
      v.transform(({ rates, date }) => ({ rates, date })),
    ),
  },
  currencySource: {
    enabled: listShape(
      v.pipe(
        v.object({ currency: text, country: v.optional(text) }),
        v.transform(({ currency, country }) => ({ currency, country })),
      ),
    ),
  },
  languages: { enabled: listShape(v.picklist(LANGUAGES)), remember: noValue },
  navigation: { read: listShape(v.object({ label: text, path: text })) },
  deals: { hotels: listShape(hotelDeal), activities: listShape(activityDeal), cars: listShape(carDeal) },
  content: {
    about: v.object({ enabled: flag, title: text, image: text, content: text }),
    faq: v.object({
      enabled: flag,
      headerMessage: text,
      questions: v.array(v.object({ question: text, answer: text })),
    }),
  },
  cleaner: { clean: richContent },
  places: {
    hotels: listShape(place),
    flights: listShape(airport),
    activities: listShape(place),
    cars: listShape(place),
    shipLines: listShape(v.object({ id: text, name: text })),
    carCountries: listShape(nameAndCode),
  },
  resorts: {
    search: listShape(place),
    deals: listShape(resortDeal),
    holdCheck: v.nullable(hold),
    release: noValue,
    availability: v.object({ propertyId: text, available: flag }),
  },
  profiles: { read: v.nullable(profile), loadAgentData: noValue },
  signIn: { signIn: text },
  remoteCalls: { send: v.unknown() },
};
