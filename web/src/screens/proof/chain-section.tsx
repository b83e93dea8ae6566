import type { RollChain } from '@waybook/contract'
import { proof } from '@waybook/messages/proof'

import { seenBefore } from '#stores/seen-commitments.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { checkChain, type CheckedChange } from './check-chain.ts'

/** The changes of a roll's dice, each recomputed on this device. */
export function ChainSection({ chain }: { readonly chain: RollChain }) {
  const checked = checkChain(chain)
  const isWhole = checked.every(fits)
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(chain, null, 2))}`
  const link = (words: string) => (
    <a
      href={file}
      download={`roll-${chain.roll}.json`}
      className="inline-flex min-h-touch items-center text-link underline"
    >
      {words}
    </a>
  )
  return (
    <section aria-labelledby="changes-title" className="mt-8 grid max-w-[43rem] gap-3 border-t-2 border-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="changes-title">{proof.changesTitle()}</h2>
        <p className={`font-semibold ${isWhole ? 'text-vital' : 'text-bad'}`}>
          {isWhole ? proof.chainWhole() : proof.chainBroken()}
        </p>
      </div>
      <p>{proof.chainText()}</p>
      <ol className="border-y border-line">
        {checked.map((change, index) => (
          <ChangeStep key={change.changeId} change={change} event={chain.events[index]} />
        ))}
      </ol>
      <p>
        <RichMessage parts={proof.saveChain({ file: link, code })} />
      </p>
    </section>
  )
}

const code = (words: string) => <code>{words}</code>

const fits = ({ secretFits, facesFit, headFits }: CheckedChange) => secretFits && facesFit && headFits

const decidedBy = {
  secret: () => proof.bySecret(),
  hand: () => proof.byHand(),
  none: () => proof.noThrow(),
} as const

interface ChangeStepProps {
  readonly change: CheckedChange
  readonly event: RollChain['events'][number] | undefined
}

function ChangeStep({ change, event }: ChangeStepProps) {
  const { lines, decided, secretFits, facesFit, changeId } = change
  const fault = !secretFits ? proof.secretMismatch() : facesFit ? proof.doesNotFollow() : proof.facesMismatch()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-b-0">
      <div>
        <code className="wrap-anywhere">{lines.join(', ')}</code>
        <p className="text-14 text-ink-2">
          {fits(change) ? decidedBy[decided]() : fault} {decided === 'secret' ? memoryOf(changeId, event) : ''}
        </p>
      </div>
      {fits(change) ? (
        <span className="font-semibold text-vital">
          <span aria-hidden="true">✓</span>
          <span className="sr-only">{proof.matchesSpoken()}</span>
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
  if (!seen || !event) return proof.chainUnseen()
  if (seen.salt !== event.salt) return proof.chainOtherSalt()
  return seen.commitment === event.commitment ? proof.chainSame() : proof.chainOther()
}
