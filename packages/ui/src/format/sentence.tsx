import { Trans } from 'react-i18next';
import text from './text.module.css';

/**
 * react-i18next's `Trans`, in an element that is replaced as a whole where its words change: a browser that translates the
 * page replaces text nodes, and React can't insert before one that has gone.
 */
export const Sentence: typeof Trans = (props) => (
  <span key={String(props.t?.(props.i18nKey as never))} className={text.contents}>
    <Trans {...props} />
  </span>
);
