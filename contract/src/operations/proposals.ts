import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entityType } from '../records/entity.ts'
import { proposal, PROPOSAL_MAX, REMARK_MAX, unplacedPart } from '../records/proposal.ts'
import { savedText, sourceText, textHunk, version } from '../records/writing.ts'
import { done, filter, recordId } from './parameters.ts'

const PAGE_MAX = 100

/** Tells a text that somebody saw from others. It does not count anything, as a number would tell of changes that they do not see. */
const openVersion = z.string().check(z.minLength(1), z.maxLength(40))
const words = z.string().check(z.trim(), z.maxLength(REMARK_MAX))

export const getOpenSource = defineRead({
  name: 'getOpenSource',
  summary:
    'Returns the Markdown of a page as far as the caller reads it: without front matter, comments and secrets that are not for them.',
  params: z.object({ id: entityId }),
  answer: z.object({
    /** The page's id now, which is another if the given one is from before it was renamed. */
    id: entityId,
    type: entityType,
    name: z.string(),
    text: z.string(),
    version: openVersion,
  }),
  callers: signedIn,
})

export const propose = defineWrite({
  name: 'propose',
  summary:
    'Proposes another text for a page. If what the caller reads of it was changed since baseVersion, the call is refused with conflict, text and version.',
  params: z.object({
    id: entityId,
    text: z.string().check(z.maxLength(PROPOSAL_MAX)),
    baseVersion: openVersion,
    remark: z.optional(words),
  }),
  answer: z.object({ ...done, proposal }),
  callers: signedIn,
})

export const listProposals = defineRead({
  name: 'listProposals',
  summary: 'Lists proposals, newest first: for the game master those that are open, for others all of their own.',
  params: z.object({
    /** Only proposals for this page. */
    entityId: filter(entityId),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_MAX))),
    /** The `next` of the previous page. */
    before: z.optional(recordId),
  }),
  answer: z.object({ proposals: z.array(proposal), next: z.nullable(z.string()) }),
  callers: signedIn,
})

export const countProposals = defineRead({
  name: 'countProposals',
  summary: 'Counts the open proposals that listProposals lists, and tells when one of these was last decided.',
  params: z.object({}),
  answer: z.object({
    open: z.number(),
    /** For authors; `null` if none was decided yet. */
    decidedAt: z.nullable(z.number()),
  }),
  callers: signedIn,
})

export const getProposal = defineRead({
  name: 'getProposal',
  summary: 'Returns an open proposal with the text of the page as it would be if it were accepted now.',
  params: z.object({ proposalId: recordId }),
  answer: z.object({
    proposal,
    /** The whole file with everything that has a place in it. What overlaps is as in the current version. */
    text: z.string(),
    /** The current version. */
    version,
    current: z.string(),
    unplaced: z.array(unplacedPart),
    /** What the page says by now in places that the proposal changes too. */
    hunks: z.array(textHunk),
  }),
  callers: gameMaster,
})

export const decideProposal = defineWrite({
  name: 'decideProposal',
  summary:
    'Accepts an open proposal, as it is or as another text, or declines it. What overlaps or has no place is refused with conflict; give the text then.',
  params: z.object({
    proposalId: recordId,
    decision: z.enum(['accept', 'decline']),
    /** The whole file as edited by the game master. */
    text: z.optional(sourceText),
    /** The version that was edited; required with `text`. */
    baseVersion: z.optional(version),
    /** Shown to the author. */
    answer: z.optional(words),
  }),
  /** `version`: of the page; `null` if it was declined. */
  answer: z.object({ ...done, version: z.nullable(version), outcome: z.nullable(savedText.outcome) }),
  callers: gameMaster,
})

export const withdrawProposal = defineWrite({
  name: 'withdrawProposal',
  summary: 'Withdraws one of the caller’s own proposals that is still open.',
  params: z.object({ proposalId: recordId }),
  answer: z.object(done),
  callers: signedIn,
})
