import type { Proposal } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'

import { EntityLink } from '#parts/entity/entity-link.tsx'
import { ComparedWords } from '#ui/text/compared-words.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** The page, author and changes of a proposal. */
export function ProposalHead({ proposal }: { readonly proposal: Proposal }) {
  const { entity, own, by, at, remark, parts } = proposal
  return (
    <>
      <h2 className="text-20">{entity ? <EntityLink id={entity.id} name={entity.name} /> : proposals.unseenPage()}</h2>
      <p className="text-14 text-ink-2">
        <b className="text-ink">{own ? proposals.you() : by}</b>
        {` · ${formatDateTime(at)}`}
      </p>
      {remark === '' ? null : <p className="my-2 max-w-measure border-s-4 border-line ps-3 italic">{remark}</p>}
      <div className="my-3 card p-4">
        <ComparedWords parts={parts} />
      </div>
    </>
  )
}
