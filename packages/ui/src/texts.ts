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

/** What the components say, under the namespace `ui`: English, and the other languages by path, such as `../texts/pt.json`. */
export const UI_TEXTS: {
  readonly namespace: 'ui';
  readonly english: typeof english;
  readonly others: Readonly<Record<string, Messages | (() => Promise<Messages>)>>;
} = {
  namespace: 'ui',
  english,
  others: {
    '../texts/ar.json': ar,
    '../texts/da.json': da,
    '../texts/de.json': de,
    '../texts/es.json': es,
    '../texts/fr.json': fr,
    '../texts/no.json': no,
    '../texts/pt.json': pt,
    '../texts/sv.json': sv,
  },
};
