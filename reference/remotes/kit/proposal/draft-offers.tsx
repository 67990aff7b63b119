import { AuthoredText, useFormat } from '@livery/remote';
import { IconButton } from '@livery/ui/icon-button';
import { Picture } from '@livery/ui/picture';
import { SortableList } from '@livery/ui/sortable-list';
import text from '@livery/ui/text.module.css';
import { TextField } from '@livery/ui/text-field';
import { Trash2 } from 'lucide-react';
import { useCancellation } from '../booking/use-cancellation.ts';
import { Price } from '../format/price.tsx';
import { usePartyWords } from '../format/use-party-words.ts';
import { type Draft, type DraftOffer, MAX_NOTE_LENGTH, withMovedOffer, withNote, withoutOffer } from './draft.ts';
import styles from './draft-offers.module.css';

/** Texts of the area that shows them. */
interface DraftOffersTexts {
  /** The accessible name of the list. */
  readonly label: string;
  /** Explains how to change the order. */
  readonly order: string;
  readonly note: string;
  readonly remove: (name: string) => string;
}

interface Props {
  readonly offers: Draft['offers'];
  readonly texts: DraftOffersTexts;
  /** @param how changes the current offers */
  readonly onChange: (how: (offers: Draft['offers']) => Draft['offers']) => void;
}

/** The offers of a proposal, which can be sorted, given a note for the client, or removed. */
export function DraftOffers({ offers, texts, onChange }: Props) {
  return (
    <div>
      <p className={text.small}>{texts.order}</p>
      <SortableList
        label={texts.label}
        items={offers.map((offer) => ({ ...offer, id: offer.offerId }))}
        onMove={(id, index) => onChange((present) => withMovedOffer(present, id, index))}
      >
        {(offer) => (
          <DraftOfferRow
            offer={offer}
            texts={texts}
            onNote={(note) => onChange((present) => withNote(present, offer.offerId, note))}
            onRemove={() => onChange((present) => withoutOffer(present, offer.offerId))}
          />
        )}
      </SortableList>
    </div>
  );
}

interface RowProps extends Pick<Props, 'texts'> {
  readonly offer: DraftOffer;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
}

function DraftOfferRow({ offer, texts, onNote, onRemove }: RowProps) {
  const { name, choice, picture, total, currency, note, start, end, freeUntil, party } = offer;
  const { days, list } = useFormat();
  const cancellation = useCancellation()(freeUntil);
  const words = usePartyWords();
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture source={picture} loading="lazy" />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <AuthoredText text={name} />
        </span>
        {choice !== '' && (
          <span className={text.small}>
            <AuthoredText text={choice} />
          </span>
        )}
        {start !== '' && <span className={text.small}>{days(start, end)}</span>}
        {party !== null && (
          <span className={text.small}>
            {list([words.party(party), ...(party.rooms > 1 ? [words.rooms(party.rooms)] : [])])}
          </span>
        )}
        {cancellation.terms === 'free' && <span className={text.small}>{cancellation.words}</span>}
        {total !== null && <Price size="text" price={{ amount: total, currency }} />}
      </div>
      <div className={styles.note}>
        <TextField label={texts.note} optional maxLength={MAX_NOTE_LENGTH} value={note} onChange={onNote} />
      </div>
      <div className={styles.remove}>
        <IconButton icon={Trash2} label={texts.remove(name)} onClick={onRemove} />
      </div>
    </div>
  );
}
