import { addressWith } from '../../../kit/navigation/address-with.ts';
import { Redirect } from '../../../kit/navigation/redirect.tsx';

/** `/url/{id}`: a deal link in short. */
export function ShortLink({ id }: { readonly id: string }) {
  return <Redirect to={addressWith('/deal-link', { dealLinkId: id })} />;
}
