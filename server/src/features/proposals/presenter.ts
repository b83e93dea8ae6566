import { gradeFor, reaches, type Proposal } from '@waybook/contract'

import { readCards } from '../entities/cards.ts'
import type { RequestContext } from '../request-context.ts'
import type { ProposalRecord } from './queries.ts'

/** Presents proposals that the viewer may read. For a page that they no longer see, they get their own words, but neither its name nor its text. */
export async function toProposals(
  proposals: readonly ProposalRecord[],
  { records, scope, viewer }: RequestContext,
): Promise<Proposal[]> {
  const about = [...new Set(proposals.map(({ entity }) => entity))]
  const cards = about.length === 0 ? [] : await readCards(records, about, scope)
  const pages = new Map(
    cards
      .filter((card) => reaches(gradeFor(scope, card), 'page'))
      .map(({ id, name, type }) => [id, { id, name, type }]),
  )
  return proposals.map(({ id, author, by, entity, state, at, remark, parts, unplaced, answer, decidedAt }) => {
    const page = pages.get(entity) ?? null
    return {
      id,
      entity: page,
      state,
      by,
      own: author === viewer.userId,
      at,
      remark,
      parts: page ? [...parts] : parts.filter(({ kind }) => kind === 'added'),
      ...(viewer.role === 'gameMaster' && state === 'open' && { placed: unplaced.length === 0 }),
      answer,
      decidedAt,
    }
  })
}
