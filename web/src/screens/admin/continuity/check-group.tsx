import { useQueryClient } from '@tanstack/react-query'
import { routeOf, type AnswerOf } from '@waybook/contract'
import { adminContinuity } from '@waybook/messages/adminContinuity'
import { useId } from 'react'

import { useWrite } from '#api/use-write.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Count } from '#ui/text/count.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'

type Check = AnswerOf<'getContinuity'>['checks'][number]
type Finding = Check['findings'][number]

/** The findings of one continuity check, with its advice. */
export function CheckGroup({ check }: { readonly check: Check }) {
  const { id, name, advice, error, findings, accepted, more } = check
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t-2 border-ink pt-3">
      <h2 className="mb-1 flex flex-wrap items-center gap-2">
        <span id={titleId}>{name}</span>
        {findings.length === 0 ? null : (
          <Count count={findings.length} words={adminContinuity.findings({ count: findings.length })} />
        )}
      </h2>
      {error === null ? (
        findings.length === 0 ? null : (
          <p className="text-14 text-ink-2">{advice}</p>
        )
      ) : (
        <div className="grid gap-2">
          <p>{adminContinuity.checkFailed()}</p>
          <pre className="overflow-x-auto rounded-control border-l-4 border-bad bg-sunk p-3 font-[monospace] text-14 whitespace-pre-wrap">
            {error}
          </pre>
        </div>
      )}
      <ul className="mt-1">
        {findings.map((finding) => (
          <FindingRow key={finding.id} check={id} finding={finding} isAccepted={false} />
        ))}
      </ul>
      {more === 0 ? null : <p className="text-14 text-ink-2">{adminContinuity.moreNotListed({ count: more })}</p>}
      {accepted.length === 0 ? null : (
        <details className="mt-2">
          <summary className="flex min-h-hit items-center text-14 text-ink-2">
            {adminContinuity.intended({ count: accepted.length })}
          </summary>
          <ul>
            {accepted.map((finding) => (
              <FindingRow key={finding.id} check={id} finding={finding} isAccepted />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface FindingRowProps {
  /** The id of the continuity check. */
  readonly check: string
  readonly finding: Finding
  /** Whether the game master marked it as intended. */
  readonly isAccepted: boolean
}

function FindingRow({ check, finding, isAccepted }: FindingRowProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('acceptFinding', {
    params: (accepted: boolean) => ({ continuityCheckId: check, findingId: finding.id, accepted }),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['getContinuity'] }),
  })
  const sentence = finding.sentence.map((part) => ('text' in part ? part.text : part.entity.name)).join('')
  return (
    <li className="grid gap-x-4 border-b border-line py-2 last:border-0 md:grid-cols-main md:items-center">
      <p className="wrap-anywhere">
        {finding.sentence.map((part, index) =>
          'text' in part ? (
            // oxlint-disable-next-line react/no-array-index-key -- the words of a sentence have no other key
            <span key={index}>{part.text}</span>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a sentence may name the same page twice
            <EntityLink key={index} {...part.entity} />
          ),
        )}
      </p>
      <div className="flex items-center gap-3">
        {finding.edit === null || isAccepted ? null : (
          <PageLink href={`${routeOf(finding.edit)}/edit`} className="line-link">
            <RichMessage parts={adminContinuity.edit({ sentence }, unseen)} />
          </PageLink>
        )}
        <Button size="dense" busy={isPending} onClick={() => mutate(!isAccepted)}>
          <RichMessage
            parts={
              isAccepted
                ? adminContinuity.markNotIntended({ sentence }, unseen)
                : adminContinuity.markIntended({ sentence }, unseen)
            }
          />
        </Button>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}
