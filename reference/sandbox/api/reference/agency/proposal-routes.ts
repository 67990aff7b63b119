import { type Context, Hono } from 'hono';
import { fullName, userIdOf } from '../../../world/agencies/people.ts';
import { resortIdOf } from '../../../world/resorts/resort-offer.ts';
import { WORLD_LANGUAGES } from '../../../world/words/translate.ts';
import { searchContext } from '../../request/request-context.ts';
import { isNonBlankText, parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { canSeeBooking, forAnyone, forStaff, isGranted, type Requester } from '../access.ts';
import { countOpenings } from './count-openings.ts';
import { initialProposals } from './initial-proposals.ts';
import { FOR_SOMEBODY_ELSE, mayOpenProposal } from './may-open-proposal.ts';
import { newProposal, type Proposal, type ProposedOffer } from './proposal.ts';
import { proposalRequest } from './proposal-request.ts';
import { soldOffer } from './sold-offer.ts';

/**
 * `/api/reference/proposals`: offers that agents propose to a client. Anybody with a proposal's id can read and answer
 * it without a token.
 */
export function proposalRoutes(world: SandboxWorld): Hono {
  const { proposals: storedItems, clients, bookings } = world.stores;
  const countsOpening = countOpenings(world);
  /** An agency's proposals: the initial ones are added on first use. */
  const proposalsOf = (agency: string, c: Context) => {
    storedItems.initialise(agency, () => initialProposals(agency, searchContext(world, c), world.now()));
    return {
      save: (proposal: Proposal) => storedItems.save(agency, proposal),
      list: () => storedItems.list(agency),
      find: (id: string) => storedItems.find(agency, id),
    };
  };
  const clientOf = (agency: string, id: string | null) => (id === null ? undefined : clients.find(agency, id));
  /** With the client's current name. */
  const withClient = (agency: string, proposal: Proposal) => {
    const client = clientOf(agency, proposal.clientId);
    return { ...proposal, client: client === undefined ? null : fullName(client) };
  };
  /** For the agency: also with the bookings from it. */
  const forAgency = (agency: string, proposal: Proposal) => {
    const bookedBookings = bookings.list(agency).filter(({ booking }) => booking.proposal?.id === proposal.id);
    return {
      ...withClient(agency, proposal),
      bookings: bookedBookings.map(({ booking: { referenceNumber, title, status } }) => ({
        referenceNumber,
        title,
        status,
      })),
    };
  };
  /** With the current offers, in a language if one is requested: null for one that is no longer sold. */
  const withOffers = (requester: Requester, proposal: Proposal, c: Context) => {
    const { agency, isStaff } = requester;
    const language = c.req.query('language') ?? '';
    const context = searchContext(world, c);
    const inLanguage = WORLD_LANGUAGES.includes(language) ? { ...context, language } : context;
    const offers = proposal.offers.map((offer) => ({
      ...offer,
      booked: bookedFrom(requester, proposal.id, offer),
      ...(soldOffer(world, offer, inLanguage) ?? { offer: null, choice: null }),
    }));
    return { ...(isStaff ? forAgency(agency, proposal) : withClient(agency, proposal)), offers };
  };

  /**
   * The price of its booking from a proposal, unless that was cancelled, for everybody; the number only for people who
   * may see the booking.
   */
  function bookedFrom(requester: Requester, proposalId: string, { offerId }: Pick<ProposedOffer, 'offerId'>) {
    const booking = bookings
      .list(requester.agency)
      .find(({ booking: { proposal, offer, status } }) =>
        [proposal?.id === proposalId, isProposedOffer(offer.id, offerId), status === 'confirmed'].every(Boolean),
      );
    if (booking === undefined) return null;
    const { referenceNumber, price } = booking.booking;
    return { referenceNumber: canSeeBooking(requester, booking) ? referenceNumber : null, total: price.amount };
  }

  /** The proposed offers at current prices, or the invalid field. Offers that were proposed before may be sold out. */
  function judged(c: Context, { agency, person }: Requester, offersBefore: readonly ProposedOffer[]) {
    return async (body: Readonly<Record<string, unknown>>) => {
      const request = proposalRequest(body);
      if (typeof request === 'string') return { status: 400, message: request } as const;
      const { clientId, offers } = request;
      if (clientId !== null && (person === null || !isGranted(person, 'clients', 'read')))
        return { status: 403, message: "You don't have permission to choose a client." } as const;
      if (clientId !== null && clientOf(agency, clientId) === undefined)
        return { status: 400, message: 'clientId belongs to no client of this agency.' } as const;
      const proposedOffers: ProposedOffer[] = [];
      for (const [index, proposedItem] of offers.entries()) {
        const offer = soldOffer(world, proposedItem, searchContext(world, c))?.offer;
        const knownOffer = offersBefore.find(({ product, offerId, choiceId }) =>
          [
            product === proposedItem.product,
            offerId === proposedItem.offerId,
            choiceId === proposedItem.choiceId,
          ].every(Boolean),
        );
        if (offer?.product === proposedItem.product) {
          proposedOffers.push({ ...proposedItem, name: offer.name, proposedTotal: offer.price.total });
        } else if (knownOffer !== undefined) proposedOffers.push({ ...knownOffer, note: proposedItem.note });
        else
          return {
            status: 400,
            message: `offers[${index}].offerId belongs to no offer of its product that has this choice.`,
          } as const;
      }
      return { ...request, offers: proposedOffers };
    };
  }

  return new Hono()
    .get('/api/reference/proposals', forStaff(world, 'proposals', 'read'), (c) => {
      const { agency } = c.var.requester;
      const ownProposals = proposalsOf(agency, c).list();
      return c.json({ data: ownProposals.map((proposal) => forAgency(agency, proposal)) });
    })
    .post('/api/reference/proposals', forStaff(world, 'proposals', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      const judgedProposal = await judged(c, c.var.requester, [])((await parseJsonBody(c)) ?? {});
      if ('status' in judgedProposal) return c.json({ message: judgedProposal.message }, judgedProposal.status);
      const by = { id: userIdOf(person), name: fullName(person) };
      const proposalBase = newProposal(world.stores.code('proposal', 16), world.now().toISOString(), by);
      const proposal = proposalsOf(agency, c).save({ ...proposalBase, ...judgedProposal });
      return c.json({ data: withOffers(c.var.requester, proposal, c) }, 201);
    })
    .patch('/api/reference/proposals/:id', forStaff(world, 'proposals', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      const proposals = proposalsOf(agency, c);
      const proposal = proposals.find(c.req.param('id'));
      if (proposal === undefined) return c.json(NO_SUCH_PROPOSAL, 404);
      const { version, ...body } = (await parseJsonBody(c)) ?? {};
      if (version !== proposal.version) return c.json(versionConflict(proposal), 409);
      if (proposal.status !== 'open') return c.json(ALREADY_ANSWERED, 422);
      const judgedProposal = await judged(c, c.var.requester, proposal.offers)(body);
      if ('status' in judgedProposal) return c.json({ message: judgedProposal.message }, judgedProposal.status);
      const changedProposal = {
        version: proposal.version + 1,
        changedAt: world.now().toISOString(),
        changedBy: fullName(person),
      };
      return c.json({
        data: withOffers(c.var.requester, proposals.save({ ...proposal, ...judgedProposal, ...changedProposal }), c),
      });
    })
    .get('/api/reference/proposals/:id', forAnyone(world), (c) => {
      const { agency } = c.var.requester;
      const proposal = proposalsOf(agency, c).find(c.req.param('id'));
      if (proposal === undefined) return c.json(NO_SUCH_PROPOSAL, 404);
      return mayOpenProposal(clients, proposal, c.var.requester)
        ? c.json({ data: withOffers(c.var.requester, proposal, c) })
        : c.json(FOR_SOMEBODY_ELSE, 403);
    })
    .post('/api/reference/proposals/:id/opened', forAnyone(world), (c) => {
      const proposals = proposalsOf(c.var.requester.agency, c);
      const proposal = proposals.find(c.req.param('id'));
      if (proposal === undefined) return c.json(NO_SUCH_PROPOSAL, 404);
      if (!mayOpenProposal(clients, proposal, c.var.requester)) return c.json(FOR_SOMEBODY_ELSE, 403);
      const { count, first } = proposal.opened;
      const counted = countsOpening(c.var.requester, proposal.id);
      const lastTime = world.now().toISOString();
      if (counted)
        proposals.save({ ...proposal, opened: { count: count + 1, first: first ?? lastTime, last: lastTime } });
      return c.json({ data: { counted } });
    })
    .post('/api/reference/proposals/:id/answer', forAnyone(world), async (c) => {
      const { agency, isStaff } = c.var.requester;
      const proposals = proposalsOf(agency, c);
      const proposal = proposals.find(c.req.param('id'));
      if (proposal === undefined) return c.json(NO_SUCH_PROPOSAL, 404);
      if (isStaff || !mayOpenProposal(clients, proposal, c.var.requester)) return c.json(FOR_SOMEBODY_ELSE, 403);
      const { answer, reason = null, version = proposal.version } = (await parseJsonBody(c)) ?? {};
      if (answer !== 'approved' && answer !== 'disapproved')
        return c.json({ message: 'answer must be approved or disapproved.' }, 400);
      if (reason !== null && reason !== '' && !isNonBlankText(reason, 1000))
        return c.json({ message: 'reason must be text of at most 1,000 characters.' }, 400);
      if (proposal.status !== 'open') return c.json(ALREADY_ANSWERED, 409);
      if (version !== proposal.version) return c.json(versionConflict(proposal), 409);
      const answeredAt = world.now().toISOString();
      const decidedProposal = proposals.save({ ...proposal, status: answer, reason: reason || null, answeredAt });
      return c.json({ data: withOffers(c.var.requester, decidedProposal, c) });
    });
}

const NO_SUCH_PROPOSAL = { message: 'There is no such proposal.' };
const ALREADY_ANSWERED = { message: 'This proposal has already been answered.' };

const versionConflict = ({ changedBy }: Proposal) => ({
  message: `version is not the latest: ${changedBy} has changed this since it was read.`,
});

/** Whether a booking's offer is the proposed one; resorts are booked under their own id. */
function isProposedOffer(booked: string, proposedId: string): boolean {
  return booked === proposedId || booked === resortIdOf(proposedId);
}
