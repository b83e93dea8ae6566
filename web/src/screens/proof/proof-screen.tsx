import { Problem, type RollProof } from '@waybook/contract'
import { proof } from '@waybook/messages/proof'

import { useOperation } from '#api/operation-query.ts'
import { rollTitle, verdictOf } from '#parts/dice-result/roll-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { seenBefore } from '#stores/seen-commitments.ts'
import { BackLink, PageLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { ChainSection } from './chain-section.tsx'
import { checkProof, type CheckedProof, type Verdict } from './check-proof.ts'
import { CommitmentStep, DiceStep, SecretStep } from './proof-steps.tsx'

/** Recomputes a roll in the browser, step by step. */
export function ProofScreen({ rollId }: { readonly rollId: string }) {
  const { data, error, refetch } = useOperation('getRollProof', { rollId })
  return (
    <>
      <BackLink href="/proof">{proof.howChecked()}</BackLink>
      {data || error ? null : <Spinner />}
      {error && !data ? <Refused error={error} onRetry={() => void refetch()} /> : null}
      {data?.proof === null ? <Unproven /> : null}
      {data?.proof ? <Proven proven={data.proof} /> : null}
      {data?.chain ? <ChainSection chain={data.chain} /> : null}
    </>
  )
}

function Refused({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof Problem && error.id === 'not-found')
    return <PageHead title={proof.notFound()} lede={proof.notFoundLede()} />
  if (error instanceof Problem && error.id === 'not-allowed')
    return <PageHead title={proof.notAllowed()} lede={error.message} />
  return <FailedPage title={proof.failedTitle()} reason={error.message} onRetry={onRetry} />
}

function Unproven() {
  return <PageHead title={proof.cannotBeChecked()} lede={proof.cannotBeCheckedLede()} />
}

const verdicts: Readonly<Record<Verdict, { readonly title: () => string; readonly lede: () => string }>> = {
  holds: {
    title: () => proof.holds(),
    lede: () => proof.holdsLede(),
  },
  unseen: {
    title: () => proof.unseen(),
    lede: () => proof.unseenLede(),
  },
  broken: {
    title: () => proof.broken(),
    lede: () => proof.brokenLede(),
  },
}

function Proven({ proven }: { readonly proven: RollProof }) {
  const checked = checkProof(proven, seenBefore(proven.roll.id))
  const { title, lede } = verdicts[checked.verdict]
  const { roll } = proven
  const skills = useSkills()
  const time = (words: string) => <time dateTime={new Date(roll.at).toISOString()}>{words}</time>
  return (
    <>
      <PageHead title={title()} lede={ledeOf(checked, lede())} />
      <p className="mb-6 text-ink-2">
        <RichMessage
          parts={proof.rolled(
            { roll: rollTitle(roll, skills), result: verdictOf(roll), date: formatDateTime(roll.at) },
            { time },
          )}
        />
      </p>
      <ol className="grid max-w-[43rem] gap-8">
        <CommitmentStep proven={proven} memory={checked.memory} />
        <SecretStep proven={proven} checked={checked} />
        <DiceStep checked={checked} />
      </ol>
      <p className="mt-8 max-w-measure text-ink-2">
        <RichMessage parts={proof.computedHere(formulaElements)} />
      </p>
    </>
  )
}

const formulaElements = {
  formula: (words: string) => (
    <PageLink href="/proof#formula" className="text-link underline">
      {words}
    </PageLink>
  ),
}

/** If this device saw a different commitment, the lede says so. */
function ledeOf({ memory, verdict }: CheckedProof, usual: string): string {
  if (verdict !== 'unseen' || memory !== 'another commitment') return usual
  return proof.anotherSeen()
}
