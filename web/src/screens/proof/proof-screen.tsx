import { Problem, type RollProof } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { rollTitle, verdictOf } from '#parts/dice-result/roll-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { seenBefore } from '#stores/seen-commitments.ts'
import { BackLink, PageLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { ChainSection } from './chain-section.tsx'
import { checkProof, type CheckedProof, type Verdict } from './check-proof.ts'
import { CommitmentStep, DiceStep, SecretStep } from './proof-steps.tsx'

/** Recomputes a roll in the browser, step by step. */
export function ProofScreen({ rollId }: { readonly rollId: string }) {
  const { data, error, refetch } = useOperation('getRollProof', { rollId })
  return (
    <>
      <BackLink href="/proof">How rolls are checked</BackLink>
      {data || error ? null : <Spinner />}
      {error && !data ? <Refused error={error} onRetry={() => void refetch()} /> : null}
      {data?.proof === null ? <Unproven /> : null}
      {data?.proof ? <Proven proof={data.proof} /> : null}
      {data?.chain ? <ChainSection chain={data.chain} /> : null}
    </>
  )
}

function Refused({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof Problem && error.id === 'not-found')
    return <PageHead title="Roll not found" lede="It does not exist, or you may not see it." />
  if (error instanceof Problem && error.id === 'not-allowed')
    return <PageHead title="You may not check this roll" lede={error.message} />
  return <FailedPage title="Failed to load the roll" reason={error.message} onRetry={onRetry} />
}

function Unproven() {
  return (
    <PageHead
      title="This roll cannot be checked"
      lede="It was made with dice on the table, or before Waybook committed to rolls."
    />
  )
}

const verdicts: Readonly<Record<Verdict, { readonly title: string; readonly lede: string }>> = {
  holds: {
    title: 'Nobody chose this result',
    lede: 'The server committed to its secret before it received your salt, and the dice follow from both.',
  },
  unseen: {
    title: 'The dice follow from the secret',
    lede: 'Only the device that rolled can tell whether the server had committed to this secret before the roll.',
  },
  broken: {
    title: 'This roll fails the check',
    lede: 'The server’s data does not match. The failed step is marked below.',
  },
}

function Proven({ proof }: { readonly proof: RollProof }) {
  const checked = checkProof(proof, seenBefore(proof.roll.id))
  const { title, lede } = verdicts[checked.verdict]
  const { roll } = proof
  const skills = useSkills()
  return (
    <>
      <PageHead title={title} lede={ledeOf(checked, lede)} />
      <p className="mb-6 text-ink-2">
        {rollTitle(roll, skills)}: {verdictOf(roll)},{' '}
        <time dateTime={new Date(roll.at).toISOString()}>{formatDateTime(roll.at)}</time>
      </p>
      <ol className="grid max-w-[43rem] gap-8">
        <CommitmentStep proof={proof} memory={checked.memory} />
        <SecretStep proof={proof} checked={checked} />
        <DiceStep checked={checked} />
      </ol>
      <p className="mt-8 max-w-measure text-ink-2">
        This page computed everything on your device. Any other program can do the same with{' '}
        <PageLink href="/proof#formula" className="text-link underline">
          the formula
        </PageLink>
        .
      </p>
    </>
  )
}

/** If this device saw a different commitment, the lede says so. */
function ledeOf({ memory, verdict }: CheckedProof, usual: string): string {
  if (verdict !== 'unseen' || memory !== 'another commitment') return usual
  return 'But your device saw a different commitment. That happens when you roll twice at once, on two devices, or after a backup is restored.'
}
