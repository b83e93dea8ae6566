import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entityType } from '../records/entity.ts'
import { proposal, PROPOSAL_MAX, REMARK_MAX, unplacedPart } from '../records/proposal.ts'
import { savedText, sourceText, textHunk, version } from '../records/writing.ts'
import { done, filter, recordId } from './parameters.ts'

const PAGE_MAX = 100

/** Identifies the text that a viewer saw. It isn't a counter, because a counter would reveal changes that they can't see. */
const openVersion = z.string().check(z.minLength(1), z.maxLength(40))
const words = z.string().check(z.trim(), z.maxLength(REMARK_MAX))

export const getOpenSource = defineRead({
  name: 'getOpenSource',
  summary:
    'Returns the part of a page’s Markdown that the caller may read: without front matter, comments, and secrets hidden from them.',
  params: z.object({ id: entityId }),
  answer: z.object({
    /** The page's current id, which differs from the given one after a rename. */
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
    'Proposes a new text for a page. If the part that the caller may read has changed since baseVersion, the call is refused with conflict, text and version.',
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
  summary: 'Lists proposals, newest first: all open ones for the game master, all of their own for players.',
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
  summary: 'Counts the open proposals in listProposals, and returns when one was last decided.',
  params: z.object({}),
  answer: z.object({
    open: z.number(),
    /** For authors; `null` before the first decision. */
    decidedAt: z.nullable(z.number()),
  }),
  callers: signedIn,
})

export const getProposal = defineRead({
  name: 'getProposal',
  summary: 'Returns an open proposal, and the text that the page would have if it were accepted now.',
  params: z.object({ proposalId: recordId }),
  answer: z.object({
    proposal,
    /** The whole file with all changes that have a place in it. Overlapping parts keep the current text. */
    text: z.string(),
    /** The current version. */
    version,
    current: z.string(),
    unplaced: z.array(unplacedPart),
    /** Places that changed both in the proposal and on the page. */
    hunks: z.array(textHunk),
  }),
  callers: gameMaster,
})

export const decideProposal = defineWrite({
  name: 'decideProposal',
  summary:
    'Accepts an open proposal, unchanged or with an edited text, or declines it. Without a text, a proposal with overlapping or unplaced parts is refused with conflict.',
  params: z.object({
    proposalId: recordId,
    decision: z.enum(['accept', 'decline']),
    /** The whole file, edited by the game master. */
    text: z.optional(sourceText),
    /** The version that `text` is based on; required with `text`. */
    baseVersion: z.optional(version),
    /** Shown to the author. */
    answer: z.optional(words),
  }),
  /** `version`: the page's; `null` after declining. */
  answer: z.object({ ...done, version: z.nullable(version), outcome: z.nullable(savedText.outcome) }),
  callers: gameMaster,
})

export const withdrawProposal = defineWrite({
  name: 'withdrawProposal',
  summary: 'Withdraws one of the caller’s own open proposals.',
  params: z.object({ proposalId: recordId }),
  answer: z.object(done),
  callers: signedIn,
})
