import { Page, QueryResult, useQuery, useRemote, wireRecord } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SubscribeForm } from './subscribe-form.tsx';

/** A greeting; a query with built-in loading, failure and Retry; and a form. */
export function HelloScreen() {
  const { name = '' } = useParams();
  const { t } = useTranslation('template');
  const { agency } = useRemote();
  const storiesQuery = useQuery({ method: 'GET', path: '/api/content/blog' }, countStories);
  return (
    <Page title={name === '' ? t('hello') : t('helloTo', { name })} lead={t('from', { agency: agency.name })}>
      <QueryResult query={storiesQuery}>{(count) => <p>{t('found', { count })}</p>}</QueryResult>
      <SubscribeForm />
    </Page>
  );
}

/** Parses a response: a value, or `undefined` if it is malformed. */
function countStories(response: unknown): number | undefined {
  const wire = wireRecord(response);
  return wire.hasList('data') ? wire.records('data').length : undefined;
}
