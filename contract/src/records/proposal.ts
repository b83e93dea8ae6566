import * as z from 'zod/mini'

import { mention } from './entity.ts'

/** The maximum length of a page's text, in characters. */
export const PROPOSAL_MAX = 100_000
/** The maximum length of the author's remark and of the game master's answer, in characters. */
export const REMARK_MAX = 1000
/** The maximum number of an account's open proposals. */
export const OPEN_PROPOSALS_MAX = 50

export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export const proposalState = z.enum(proposalStates)
export type ProposalState = z.infer<typeof proposalState>

/** A part of a proposal's text: words that it adds or removes, or unchanged words around them. */
export const proposedPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type ProposedPart = z.infer<typeof proposedPart>

/** A proposed change to the text of a page. Times are in milliseconds since 1970. */
export const proposal = z.object({
  id: z.string(),
  /** The page; `null` if the viewer may no longer see it. Its author then only gets their own words. */
  entity: z.nullable(mention),
  state: proposalState,
  /** The author's first name. */
  by: z.string(),
  /** Whether the viewer is its author. */
  own: z.boolean(),
  at: z.number(),
  /** The author's remark; may be empty. */
  remark: z.string(),
  /** Its changes to the text that its author saw. Long unchanged parts are shortened to their ends. */
  parts: z.array(proposedPart),
  /** For the game master, while it is open: whether all parts have a place in the full text, so it can be accepted unchanged. */
  placed: z.optional(z.boolean()),
  /** The game master's answer; may be empty. */
  answer: z.string(),
  decidedAt: z.nullable(z.number()),
})
export type Proposal = z.infer<typeof proposal>

/** A change without a clear place in the full text, because the place contains text that the author can't see. */
export const unplacedPart = z.object({
  /** The words before it that its author saw. */
  before: z.string(),
  removed: z.string(),
  added: z.string(),
  after: z.string(),
})
export type UnplacedPart = z.infer<typeof unplacedPart>
