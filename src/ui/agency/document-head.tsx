import { pageMetadata } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { themeOf } from '../../domain/agency/theme.ts';
import { useAgency } from './agency-context.tsx';

/** What search engines and browsers learn of the agency; React moves it into the head. */
export function DocumentHead() {
  const agency = useAgency();
  const { description, keywords } = pageMetadata(agency);
  const favicon = safeLink('favicon', agency.favicon);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {keywords !== '' && <meta name="keywords" content={keywords} />}
      <meta name="theme-color" content={themeOf(agency.primaryColor).primary} />
      {favicon !== null && <link rel="icon" href={favicon} />}
    </>
  );
}
