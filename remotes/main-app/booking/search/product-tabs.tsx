import { TabLinks } from '../../../kit/tab-links.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { useServiceLinks } from './use-service-links.ts';

/** What else the agency sells, in its own order. */
export function ProductTabs() {
  const say = useVoice();
  const links = useServiceLinks();
  return links.length < 2 ? null : <TabLinks label={say('products.label')} links={links} />;
}
