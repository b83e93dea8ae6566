import type { RollChain } from '@waybook/contract'

import { seenBefore } from '#stores/seen-commitments.ts'

import { checkChain, type CheckedChange } from './check-chain.ts'

/** The changes of a roll's dice, each recomputed on this device. */
export function ChainSection({ chain }: { readonly chain: RollChain }) {
  const checked = checkChain(chain)
  const isWhole = checked.every(fits)
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(chain, null, 2))}`
  return (
    <section aria-labelledby="changes-title" className="mt-8 grid max-w-[43rem] gap-3 border-t-2 border-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="changes-title">Changes after the roll</h2>
        <p className={`font-semibold ${isWhole ? 'text-vital' : 'text-bad'}`}>
          {isWhole ? '✓ The chain is whole' : '✗ The chain is broken'}
        </p>
      </div>
      <p>
        Each change is tied to the roll and to all changes before it. Nobody can leave one out, or alter a face later.
      </p>
      <ol className="border-y border-line">
        {checked.map((change, index) => (
          <ChangeStep key={change.changeId} change={change} event={chain.events[index]} />
        ))}
      </ol>
      <p>
        <a
          href={file}
          download={`roll-${chain.roll}.json`}
          className="inline-flex min-h-touch items-center text-link underline"
        >
          Save the chain as a file
        </a>{' '}
        to check it with <code>docs/check-chain.mjs</code>, without Waybook.
      </p>
    </section>
  )
}

const fits = ({ secretFits, facesFit, headFits }: CheckedChange) => secretFits && facesFit && headFits

const decidedBy = {
  secret: 'The server’s secret decided the faces.',
  hand: 'The faces were entered by hand.',
  none: 'No die was thrown.',
} as const

interface ChangeStepProps {
  readonly change: CheckedChange
  readonly event: RollChain['events'][number] | undefined
}

function ChangeStep({ change, event }: ChangeStepProps) {
  const { lines, decided, secretFits, facesFit, changeId } = change
  const fault = !secretFits
    ? 'The secret does not match its commitment.'
    : facesFit
      ? 'It does not follow from what was before.'
      : 'The faces do not follow from the secret.'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-b-0">
      <div>
        <code className="wrap-anywhere">{lines.join(', ')}</code>
        <p className="text-14 text-ink-2">
          {fits(change) ? decidedBy[decided] : fault} {decided === 'secret' ? memoryOf(changeId, event) : ''}
        </p>
      </div>
      {fits(change) ? (
        <span className="font-semibold text-vital">
          <span aria-hidden="true">✓</span>
          <span className="sr-only">Matches</span>
        </span>
      ) : (
        <span className="font-semibold text-bad">✗</span>
      )}
    </li>
  )
}

/** Whether this device saw the commitment before the dice fell. */
function memoryOf(changeId: string, event: ChangeStepProps['event']): string {
  const seen = seenBefore(changeId)
  if (!seen || !event) return 'This device did not see its commitment before.'
  if (seen.salt !== event.salt) return 'This device sent another salt.'
  return seen.commitment === event.commitment
    ? 'This device saw its commitment before, and sent this salt.'
    : 'This device saw another commitment: something else was thrown in between.'
}
