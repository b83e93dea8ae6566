import { randomUUID } from 'node:crypto'

import { OPEN_PROPOSALS_MAX, Problem, type AnswerOf, type Proposal } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'

import { pageProblems } from '#sentences/problems.ts'

import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { saveEntityText } from '../writing/entity-texts.ts'
import { readRevision } from '../writing/history.ts'
import { expectSource } from '../writing/operations.ts'
import { expectPage, openSource, versionOf } from './open-source.ts'
import { toProposals } from './presenter.ts'
import { proposedText } from './proposed-text.ts'
import {
  type ProposalRecord,
  addProposal,
  countProposals,
  decideProposal,
  findProposal,
  listProposals,
  readOpenProposal,
} from './queries.ts'

const PAGE = 30

export const proposalOperations = {
  getOpenSource: async (context, { id: asked }) => {
    const { id, type, name } = await expectPage(context, asked)
    const open = await openSource(context, await expectSource(context, id))
    return { id, type, name, text: open.text, version: versionOf(open) }
  },

  propose: async (context, { id: asked, text, baseVersion, remark = '' }) => {
    const { records, viewer, firstName } = context
    const { id } = await expectPage(context, asked)
    if ((await readOpenProposal(records, viewer.userId)) >= OPEN_PROPOSALS_MAX)
      throw new Problem('conflict', pageProblems.tooManyProposals({ most: OPEN_PROPOSALS_MAX }))
    const proposed = await proposedText(context, await expectSource(context, id), { text, baseVersion })
    const record = await addProposal(records, { id: randomUUID(), by: firstName, entity: id, remark, ...proposed })
    return { proposal: await toProposal(record, context) }
  },

  listProposals: async (context, { entityId, limit = PAGE, before }) => {
    const { records, viewer } = context
    const from = before === undefined ? undefined : await findProposal(records, before, viewer)
    if (from === null) throw new Problem('bad-params', 'params.before: must be the `next` of an earlier page')
    // Viewers who don't see a page must not learn which of their proposals were for it.
    if (entityId !== undefined) await expectPage(context, entityId)
    const found = await listProposals(records, { entity: entityId, limit: limit + 1, before: from }, viewer)
    const page = found.slice(0, limit)
    return {
      proposals: await toProposals(page, context),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },

  countProposals: async ({ records, viewer }) => await countProposals(records, viewer),

  getProposal: async (context, { proposalId }) => {
    const record = await openProposal(context, proposalId)
    const { text: current, version } = await expectSource(context, record.entity)
    const base =
      version === record.baseVersion
        ? current
        : ((await readRevision(context.records, record.entity, record.baseVersion))?.text ?? null)
    return {
      proposal: await toProposal(record, context),
      ...mergedWith(record, { base, current }),
      version,
      current,
      unplaced: [...record.unplaced],
    }
  },

  decideProposal: async (context, { proposalId, decision, text, baseVersion, answer = '' }) => {
    const { records } = context
    const record = await openProposal(context, proposalId)
    if (decision === 'decline') {
      await decideProposal(records, record, { state: 'declined', answer })
      return { version: null, outcome: null }
    }
    if (text !== undefined && baseVersion === undefined)
      throw new Problem('bad-params', 'params.baseVersion: is missing')
    if (text === undefined && record.unplaced.length > 0) throw new Problem('conflict', pageProblems.noClearPlace())
    const { version, outcome } = await saveEntityText(records, record.entity, {
      text: text ?? record.source,
      baseVersion: baseVersion ?? record.baseVersion,
      proposedBy: record.author,
    })
    await decideProposal(records, record, { state: 'accepted', answer })
    return { version, outcome }
  },

  withdrawProposal: async ({ records, viewer }, { proposalId }) => {
    const record = await findProposal(records, proposalId, viewer)
    if (record?.author !== viewer.userId) throw new Problem('not-found', pageProblems.proposalNoLongerExists())
    expectOpen(record)
    await decideProposal(records, record, { state: 'withdrawn', answer: '' })
  },
} satisfies Partial<OperationHandlers>

async function openProposal({ records, viewer }: RequestContext, id: string): Promise<ProposalRecord> {
  const record = await findProposal(records, id, viewer)
  if (!record) throw new Problem('not-found', pageProblems.proposalNoLongerOpen())
  return record
}

/** The page with the proposal merged into it. In places that both changed, the current text wins. */
function mergedWith(
  { source: mine }: ProposalRecord,
  { base, current: theirs }: { readonly base: string | null; readonly current: string },
): Pick<AnswerOf<'getProposal'>, 'text' | 'hunks'> {
  // The version is no longer stored.
  if (base === null) return { text: theirs, hunks: [{ where: 'line 1', base: '', mine, theirs }] }
  const merged = mergeFiles({ base, mine, theirs })
  if (merged.ok) return { text: merged.text, hunks: [] }
  const settled = mergeFiles({ base, mine, theirs }, 'theirs')
  return { text: settled.ok ? settled.text : theirs, hunks: [...merged.hunks] }
}

function expectOpen({ state }: ProposalRecord): void {
  if (state !== 'open') throw new Problem('conflict', `This proposal was already ${state}.`)
}

async function toProposal(record: ProposalRecord, context: RequestContext): Promise<Proposal> {
  const [proposal] = await toProposals([record], context)
  if (!proposal) throw new Problem('unknown')
  return proposal
}
