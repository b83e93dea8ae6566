import { lazyPart } from '#recovery/lazy-part.tsx'

/** Notifies the game master of new proposals, and players of decisions. Its code loads after the page. */
export const ProposalNews = lazyPart(async () => (await import('./proposal-notices.tsx')).ProposalNotices, {
  InStead: () => null,
})
