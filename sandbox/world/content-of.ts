import about from './about.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };

/**
 * What an agency wrote of itself, as the wire carries it: `isEnabled`, `title`, `image`, `content` (HTML). Fields are
 * missing at some agencies, and hostile at one.
 *
 * @see rules §3, about
 */
export type AboutRecord = Readonly<Record<string, unknown>>;

/** What an agency answers before it is asked: `isEnabled`, `headerMessage`, `questions`. @see rules §3 */
export type FaqRecord = Readonly<Record<string, unknown>>;

const ABOUT: ReadonlyMap<string, AboutRecord> = new Map<string, AboutRecord>(Object.entries(about));
const FAQS: ReadonlyMap<string, FaqRecord> = new Map<string, FaqRecord>(Object.entries(faqs));

/**
 * What an agency says about itself.
 *
 * @param origin where the pictures are served, as `http://host:port`; without it their addresses are paths
 */
export function aboutOf(subdomain: string, origin = ''): AboutRecord {
  const record = ABOUT.get(subdomain) ?? {};
  const { image } = record;
  return typeof image === 'string' ? { ...record, image: image.replace('{origin}', origin) } : record;
}

/** An agency's questions and answers. */
export function faqsOf(subdomain: string): FaqRecord {
  return FAQS.get(subdomain) ?? {};
}
