import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The open question, counted from 0, or `null`; one at a time (rules §2, /faqs). Links within the page add history
 * entries that differ by their hash: Back and Forward open the question that was open there.
 */
export function useOpenQuestion() {
  const { hash } = useLocation();
  const [open, setOpen] = useState<number | null>(null);
  const knownPrices = useRef(new Map<string, number | null>());
  useLayoutEffect(() => {
    const priceBefore = knownPrices.current.get(hash);
    if (priceBefore !== undefined) setOpen(priceBefore);
  }, [hash]);
  return {
    open,
    show(question: number | null) {
      knownPrices.current.set(hash, question);
      setOpen(question);
    },
  };
}
