import { type Context, Hono } from 'hono';
import { nameOf, userIdOf } from '../../../world/agencies/people.ts';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf, isText } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forAnyone, forStaff } from '../access.ts';
import { createMemoryStore } from '../memory-store.ts';
import { findOffer } from '../offers/products.ts';
import { initialProposals } from './initial-proposals.ts';
import { type Proposal, proposalRequest } from './proposal-request.ts';

/**
 * `/api/reference/proposals`: offers that agents propose to a client. The recipient of a proposal's id reads it and
 * responds to it without a token.
 */
export function proposalRoutes(world: SandboxWorld): Hono {
  const proposals = createMemoryStore<Proposal>();
  const initialised = new Set<string>();
  const save = (proposal: Proposal): Proposal => proposals.save(`${proposal.agency}/${proposal.id}`, proposal);
  /** Adds an agency's first proposals when they are first needed. */
  const initialise = (agency: string, c: Context): void => {
    if (initialised.has(agency)) return;
    initialised.add(agency);
    for (const proposal of initialProposals(agency, searchContext(world, c), world.now())) save(proposal);
  };
  /** With the current offers: null for one that is no longer sold. */
  const withoutAgency = ({ agency: _, ...proposal }: Proposal, c: Context) => ({
    ...proposal,
    offers: proposal.offers.map((one) => ({
      ...one,
      offer: findOffer(one.offerId, searchContext(world, c))?.offer ?? null,
    })),
  });
  const named = (agency: string, c: Context): Proposal | undefined => {
    initialise(agency, c);
    return proposals.find(`${agency}/${c.req.param('id') ?? ''}`);
  };
  return new Hono()
    .get(
      '/api/reference/proposals',
      forStaff(world, 'proposals', 'read', ({ agency }, c) => {
        initialise(agency, c);
        const own = proposals.list().filter((proposal) => proposal.agency === agency);
        return c.json({ data: own.map((proposal) => withoutAgency(proposal, c)) });
      }),
    )
    .post(
      '/api/reference/proposals',
      forStaff(world, 'proposals', 'write', async ({ agency, person }, c) => {
        const request = proposalRequest((await bodyOf(c)) ?? {});
        if (typeof request === 'string') return c.json({ message: request }, 400);
        const lost = request.offers.findIndex(
          ({ product, offerId }) => findOffer(offerId, searchContext(world, c))?.offer.product !== product,
        );
        if (lost !== -1) return c.json({ message: `offers[${lost}].offerId belongs to no offer of its product.` }, 400);
        const id = world.stores.code('proposal', 16);
        const proposal = save({
          id,
          agency,
          ...request,
          url: `/deal-link?proposalId=${id}`,
          at: world.now().toISOString(),
          by: { id: userIdOf(person), name: nameOf(person) },
          status: 'open',
          reason: null,
          answeredAt: null,
        });
        return c.json({ data: withoutAgency(proposal, c) }, 201);
      }),
    )
    .get(
      '/api/reference/proposals/:id',
      forAnyone(world, ({ agency }, c) => {
        const proposal = named(agency, c);
        return proposal === undefined ? c.json(UNKNOWN, 404) : c.json({ data: withoutAgency(proposal, c) });
      }),
    )
    .post(
      '/api/reference/proposals/:id/answer',
      forAnyone(world, async ({ agency }, c) => {
        const proposal = named(agency, c);
        if (proposal === undefined) return c.json(UNKNOWN, 404);
        const { answer, reason = null } = (await bodyOf(c)) ?? {};
        if (answer !== 'approved' && answer !== 'disapproved')
          return c.json({ message: 'answer must be approved or disapproved.' }, 400);
        if (reason !== null && reason !== '' && !isText(reason, 1000))
          return c.json({ message: 'reason must be text of at most 1,000 characters.' }, 400);
        if (proposal.status !== 'open') return c.json({ message: 'This proposal has already been answered.' }, 409);
        const answered: Proposal = {
          ...proposal,
          status: answer,
          reason: reason === '' ? null : reason,
          answeredAt: world.now().toISOString(),
        };
        return c.json({ data: withoutAgency(save(answered), c) });
      }),
    );
}

const UNKNOWN = { message: 'There is no such proposal.' };
