import { useTranslation } from 'react-i18next';
import { QueryResult } from '../kit/data/query-result.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Page } from '../kit/layout/page.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { countStories } from './count-stories.ts';

/** A greeting and one query: loading, failure and Retry are built in. */
export function HelloScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation('template');
  const { agency } = useRemote();
  const storiesQuery = useQuery({ method: 'GET', path: '/api/content/blog' }, countStories);
  return (
    <Page title={name === '' ? t('hello') : t('helloTo', { name })} lead={t('from', { agency: agency.name })}>
      <QueryResult query={storiesQuery}>{(count) => <p>{t('found', { count })}</p>}</QueryResult>
    </Page>
  );
}
