import { type Context, Hono } from 'hono';
import { nameOf, userIdOf } from '../../../world/agencies/people.ts';
import { findOffer } from '../../../world/products/products.ts';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf, isText } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forAnyone, forStaff } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';
import { initialProposals } from './initial-proposals.ts';
import { type Proposal, proposalRequest } from './proposal-request.ts';

/**
 * `/api/reference/proposals`: offers that agents propose to a client. The recipient of a proposal's id reads it and
 * responds to it without a token.
 */
export function proposalRoutes(world: SandboxWorld): Hono {
  const stored = createOwnedStore<Proposal>();
  const initialised = new Set<string>();
  /** An agency's proposals: its first ones are added when they are first needed. */
  const proposalsOf = (agency: string, c: Context) => {
    const save = (proposal: Proposal): Proposal => stored.save(agency, proposal.id, proposal);
    if (!initialised.has(agency)) initialProposals(agency, searchContext(world, c), world.now()).forEach(save);
    initialised.add(agency);
    return { save, list: () => stored.list(agency), find: (id: string) => stored.find(agency, id) };
  };
  /** With the current offers: null for one that is no longer sold. */
  const withOffers = (proposal: Proposal, c: Context) => ({
    ...proposal,
    offers: proposal.offers.map((one) => ({
      ...one,
      offer: findOffer(one.offerId, searchContext(world, c))?.offer ?? null,
    })),
  });
  return new Hono()
    .get('/api/reference/proposals', forStaff(world, 'proposals', 'read'), (c) => {
      const own = proposalsOf(c.var.requester.agency, c).list();
      return c.json({ data: own.map((proposal) => withOffers(proposal, c)) });
    })
    .post('/api/reference/proposals', forStaff(world, 'proposals', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      const request = proposalRequest((await bodyOf(c)) ?? {});
      if (typeof request === 'string') return c.json({ message: request }, 400);
      const unknown = request.offers.findIndex(
        ({ product, offerId }) => findOffer(offerId, searchContext(world, c))?.offer.product !== product,
      );
      if (unknown !== -1) {
        return c.json({ message: `offers[${unknown}].offerId belongs to no offer of its product.` }, 400);
      }
      const id = world.stores.code('proposal', 16);
      const proposal = proposalsOf(agency, c).save({
        id,
        ...request,
        url: `/deal-link?proposalId=${id}`,
        at: world.now().toISOString(),
        by: { id: userIdOf(person), name: nameOf(person) },
        status: 'open',
        reason: null,
        answeredAt: null,
      });
      return c.json({ data: withOffers(proposal, c) }, 201);
    })
    .get('/api/reference/proposals/:id', forAnyone(world), (c) => {
      const proposal = proposalsOf(c.var.requester.agency, c).find(c.req.param('id'));
      return proposal === undefined ? c.json(UNKNOWN, 404) : c.json({ data: withOffers(proposal, c) });
    })
    .post('/api/reference/proposals/:id/answer', forAnyone(world), async (c) => {
      const proposals = proposalsOf(c.var.requester.agency, c);
      const proposal = proposals.find(c.req.param('id'));
      if (proposal === undefined) return c.json(UNKNOWN, 404);
      const { answer, reason = null } = (await bodyOf(c)) ?? {};
      if (answer !== 'approved' && answer !== 'disapproved')
        return c.json({ message: 'answer must be approved or disapproved.' }, 400);
      if (reason !== null && reason !== '' && !isText(reason, 1000))
        return c.json({ message: 'reason must be text of at most 1,000 characters.' }, 400);
      if (proposal.status !== 'open') return c.json({ message: 'This proposal has already been answered.' }, 409);
      const answeredAt = world.now().toISOString();
      const decided = proposals.save({ ...proposal, status: answer, reason: reason || null, answeredAt });
      return c.json({ data: withOffers(decided, c) });
    });
}

const UNKNOWN = { message: 'There is no such proposal.' };
