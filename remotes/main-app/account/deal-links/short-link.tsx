import { addressWith } from '../../../kit/address-with.ts';
import { Redirect } from '../../../kit/redirect.tsx';

/** `/url/{id}`: a deal link in short. */
export function ShortLink({ id }: { readonly id: string }) {
  return <Redirect to={addressWith('/deal-link', { dealLinkId: id })} />;
}
