import ar from '../texts/ar.json' with { type: 'json' };
import da from '../texts/da.json' with { type: 'json' };
import de from '../texts/de.json' with { type: 'json' };
import english from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import no from '../texts/no.json' with { type: 'json' };
import pt from '../texts/pt.json' with { type: 'json' };
import sv from '../texts/sv.json' with { type: 'json' };

/** A file of messages, nested as i18next takes them. */
type Messages = { readonly [key: string]: string | Messages };

const MESSAGES_BY_FILE: Readonly<Record<string, Messages | (() => Promise<Messages>)>> = {
  '../texts/ar.json': ar,
  '../texts/da.json': da,
  '../texts/de.json': de,
  '../texts/es.json': es,
  '../texts/fr.json': fr,
  '../texts/no.json': no,
  '../texts/pt.json': pt,
  '../texts/sv.json': sv,
};

/** The same object. Its type is written out, so that no declaration imports JSON, which Node’s own resolution refuses there. */
function withPlainType<T extends object>(messages: T): { readonly [K in keyof T]: T[K] } {
  return messages;
}

/**
 * The messages of the components, in the namespace `ui`: English, and the other languages by path, such as
 * `../texts/pt.json`.
 */
export const UI_TEXTS = { namespace: 'ui' as const, english: withPlainType(english), others: MESSAGES_BY_FILE };
