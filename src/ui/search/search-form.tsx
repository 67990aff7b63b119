import type { Service } from '@livery/contract/agency/products';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { buttonClass } from '@livery/ui/button-class';
import { LoadedOnFocus } from '@livery/ui/loaded-on-focus';
import { Notice } from '@livery/ui/notice';
import { Spinner } from '@livery/ui/spinner';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-panel.module.css';
import { SEARCHED_SERVICES } from './services.ts';
import { type SearchDrafts, useSearchForm } from './use-search-form.ts';

interface Props {
  readonly service: Service;
  readonly drafts: SearchDrafts;
  readonly onSearchAgain: () => void;
  readonly onSearch?: () => void;
}

const doNothing = () => undefined;

/** Loads the modules of the popups before one is opened; if that fails, it is tried again then. */
const preloadPopups = () => void import('@livery/ui/aria').catch(doNothing);

/**
 * The form of a product's search. It works without JavaScript too, because its fields have the names of the address.
 */
export function SearchForm({ service, drafts, onSearchAgain, onSearch = doNothing }: Props) {
  const { t } = useTranslation('search');
  const element = useRef<HTMLFormElement>(null);
  const isHydrating = useIsHydrating();
  const form = useSearchForm({ service, drafts, onSearchAgain, onSearch });
  const { Fields } = SEARCHED_SERVICES[service];
  const { values, refused, busy, linkProblems } = form;

  // Takes over what was filled into the browser's fields before the page was hydrated.
  const takeOver = useEffectEvent(() => {
    if (element.current === null || !isHydrating) return;
    const filledIn = [...new FormData(element.current)].flatMap(([name, value]) =>
      typeof value === 'string' && (values[name] ?? '') !== value ? [[name, value]] : [],
    );
    if (filledIn.length > 0) form.set(Object.fromEntries(filledIn));
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  return (
    <LoadedOnFocus value={true}>
      <form
        ref={element}
        className={styles.form}
        action={SEARCH_PLANS[service].path}
        aria-label={t(`title.${service}`)}
        noValidate={!isHydrating}
        onPointerEnter={preloadPopups}
        onFocus={preloadPopups}
        onSubmit={submit}
      >
        {linkProblems.length > 0 && (
          <div className={styles.notice}>
            <Notice tone="warning">
              <p>{t('linkProblems')}</p>
              <ul role="list">
                {linkProblems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Notice>
          </div>
        )}
        <div className={styles.fields} data-service={service}>
          <Fields form={form} />
        </div>
        <div className={styles.submit}>
          <button type="submit" className={buttonClass('primary', true)} aria-disabled={busy ? true : undefined}>
            {busy ? <Spinner /> : <Search size={18} aria-hidden="true" />}
            <span>{t(`submit.${service}`)}</span>
          </button>
        </div>
      </form>
    </LoadedOnFocus>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }
}
