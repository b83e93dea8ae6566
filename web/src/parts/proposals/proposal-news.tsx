import { lazyPart } from '#recovery/lazy-part.tsx'

/** Tells the game master of new proposals and players of decisions. Its code is loaded after the page. */
export const ProposalNews = lazyPart(async () => (await import('./told-proposals.tsx')).ToldProposals, {
  InStead: () => null,
})
