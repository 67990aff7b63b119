import { useAddressQuery } from '@livery/remote';
import { buttonClass } from '@livery/ui/button-class';
import layout from '@livery/ui/layout.module.css';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The number of results shown initially, and added each time. */
const PAGE_SIZE = 15;
/** The number that fits on a screen: these are rendered before the others. */
const FIRST_SCREEN_ITEMS = 5;

interface Props<T extends { readonly id: string }> {
  readonly items: readonly T[];
  readonly children: (item: T, index: number) => ReactNode;
}

/**
 * Results in one column, for which a map knows the places; a button adds more, and the first of these gets the focus.
 */
export function PagedList<T extends { readonly id: string }>({ items, children }: Props<T>) {
  const { t } = useTranslation('kit');
  const address = useAddressQuery();
  const list = useRef<HTMLUListElement>(null);
  const firstOfMore = useRef<number>(null);
  const requested = Number(address.read('shown'));
  const shown = Number.isInteger(requested) && requested > PAGE_SIZE ? requested : PAGE_SIZE;
  const [listed, setListed] = useState(useIsHydrating() ? shown : FIRST_SCREEN_ITEMS);

  useEffect(() => startTransition(() => setListed(shown)), [shown]);
  useLayoutEffect(() => {
    if (firstOfMore.current === null || listed <= firstOfMore.current) return;
    list.current?.children[firstOfMore.current]?.querySelector('a')?.focus();
    firstOfMore.current = null;
  }, [listed]);

  return (
    <>
      <ul role="list" ref={list} className={layout.list}>
        {items.slice(0, listed).map((item, index) => (
          <li key={item.id} data-map-item={item.id}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      {listed !== FIRST_SCREEN_ITEMS && items.length > listed && (
        <Link
          className={buttonClass('secondary', true)}
          to={address.with({ shown: shown + PAGE_SIZE })}
          replace
          onClick={() => {
            firstOfMore.current = shown;
          }}
        >
          {t('results.more', { count: Math.min(PAGE_SIZE, items.length - listed) })}
        </Link>
      )}
    </>
  );
}
