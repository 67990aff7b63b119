import { Check } from 'lucide-react';
import { DirectedText } from '../product/fact-items.tsx';
import { productDefinition } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import type { Offer } from './offer.ts';
import styles from './offer-facts.module.css';
import { useOfferTexts } from './use-offer-texts.ts';

/** The key facts of an offer. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const texts = useProductTexts();
  const facts = productDefinition(offer.product)
    .facts(offer, texts)
    .filter(({ text }) => text !== '');
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(({ icon: Icon, text, inParts }, index) => (
        <li key={index} className={styles.fact}>
          <Icon size={16} aria-hidden="true" />
          <DirectedText text={text} inParts={inParts} />
        </li>
      ))}
    </ul>
  );
}

/** The maximum number of tags on a card. */
export const MAX_TAGS = 4;

interface Props {
  readonly codes: readonly string[];
  /** The maximum number of tags shown. */
  readonly most?: number;
}

/** The features of an offer in a few words each. */
export function TagList({ codes, most = Number.MAX_SAFE_INTEGER }: Props) {
  const words = useOfferTexts().tags(codes).slice(0, most);
  if (words.length === 0) return null;
  return (
    <ul role="list" className={styles.tags}>
      {words.map((word) => (
        <li key={word} className={styles.tag}>
          <Check size={14} aria-hidden="true" />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
