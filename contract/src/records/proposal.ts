import * as z from 'zod/mini'

import { mention } from './entity.ts'

/** In characters: as long as the text of a page may be. */
export const PROPOSAL_MAX = 100_000
/** In characters, of what its author says about a proposal, and of the game master's answer. */
export const REMARK_MAX = 1000
/** How many proposals of an account may wait for the game master. */
export const OPEN_PROPOSALS_MAX = 50

export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export const proposalState = z.enum(proposalStates)
export type ProposalState = z.infer<typeof proposalState>

/** A part of a text that a proposal changes, with the words around it. */
export const proposedPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type ProposedPart = z.infer<typeof proposedPart>

/** A change to the text of a page that somebody proposes. Times are in milliseconds since 1970. */
export const proposal = z.object({
  id: z.string(),
  /** The page; `null` if the viewer may no longer see it. Its author then gets their own words only. */
  entity: z.nullable(mention),
  state: proposalState,
  /** The author's first name. */
  by: z.string(),
  /** Whether the viewer is its author. */
  own: z.boolean(),
  at: z.number(),
  /** What its author says about it; may be empty. */
  remark: z.string(),
  /** What it changes in the text that its author saw. Of long unchanged parts, only the ends. */
  parts: z.array(proposedPart),
  /** For the game master, while it is open: whether all of it has a place in the full text, so that it can be accepted as it is. */
  placed: z.optional(z.boolean()),
  /** The game master's answer; may be empty. */
  answer: z.string(),
  decidedAt: z.nullable(z.number()),
})
export type Proposal = z.infer<typeof proposal>

/** A change whose place in the full text is not clear, because something that its author does not see stands there. */
export const unplacedPart = z.object({
  /** The words before it, as its author saw them. */
  before: z.string(),
  removed: z.string(),
  added: z.string(),
  after: z.string(),
})
export type UnplacedPart = z.infer<typeof unplacedPart>
