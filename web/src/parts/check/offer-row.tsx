import type { CheckPart, SpendableSymbol, SpendingOffer } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { Cost, ledgerRow } from './ledger-row.tsx'
import { costWords, leftWords, mayPay, wantsWords, nameWords, outcomeText } from './spending-words.ts'

/** The choices that spending on an offer requires. */
interface Choice {
  readonly pay: SpendableSymbol
  readonly target?: string
  readonly text?: string
}

interface OfferRowProps {
  readonly offer: SpendingOffer
  readonly part: CheckPart
  readonly busy: boolean
  readonly onSpend: (choice: Choice) => void
}

/** An offer with each way to pay for it, or the missing symbols if it costs too much. */
export function OfferRow({ offer, part, busy, onSpend }: OfferRowProps) {
  const { costs, forSomebody, affordable } = offer
  const [name, text] = [nameWords(offer), outcomeText(offer)]
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const choices = forSomebody ? part.choices : []
  const only = choices.length === 1 ? choices[0] : undefined
  const target = choices.find(({ id }) => id === chosen) ?? only ?? null
  const isOpen = affordable && !(forSomebody && choices.length === 0)
  const cheapest = costs[0]
  const spend = (pay: SpendableSymbol) =>
    onSpend({ pay, ...(target && { target: target.id }), ...(words.trim() !== '' && { text: words.trim() }) })
  return (
    <li className={ledgerRow}>
      {cheapest ? <Cost {...cheapest} /> : <span />}
      <div className="min-w-0 wrap-anywhere">
        <p className="leading-5.5 font-semibold">{name}</p>
        <p className="text-12 leading-4.5 text-ink-2">{affordable ? text : missingWords(offer, part)}</p>
        {isOpen && choices.length > 1 ? (
          <select
            aria-label={checks.forWhom({ offer: name })}
            value={target?.id ?? ''}
            onChange={(event) => setChosen(event.target.value)}
            className={field}
          >
            <option value="">{checks.chooseTarget()}</option>
            {choices.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        ) : null}
        {isOpen && wantsWords(offer) ? (
          <input
            aria-label={checks.whatHappens({ offer: name })}
            value={words}
            maxLength={WORDS_MAX}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            className={field}
          />
        ) : null}
      </div>
      <Ways offer={offer} part={part} isOpen={isOpen && (!forSomebody || target !== null)} busy={busy} onPay={spend} />
    </li>
  )
}

const field =
  'mt-1 min-h-touch w-full max-w-full rounded-control border border-control bg-raised px-2 text-14 [&>option]:bg-night-1'

/** The longest text that the server accepts. */
const WORDS_MAX = 200

interface WaysProps extends Pick<OfferRowProps, 'offer' | 'part' | 'busy'> {
  readonly isOpen: boolean
  readonly onPay: (pay: SpendableSymbol) => void
}

/** A button for each way to pay. */
function Ways({ offer, part, isOpen, busy, onPay }: WaysProps) {
  const { costs } = offer
  const name = nameWords(offer)
  const ways = costs.filter((cost) => mayPay(cost, part.left))
  if (!isOpen)
    return (
      <Button size="small" className="min-w-19" disabled aria-label={checks.spendNotYet({ offer: name })}>
        {checks.spend()}
      </Button>
    )
  return (
    <div className="grid gap-1">
      {ways.map((cost) => (
        <Button
          key={cost.symbol}
          size="small"
          className="min-w-19"
          busy={busy}
          aria-label={checks.spendOn({ offer: name, cost: costWords(cost) })}
          onClick={() => onPay(cost.symbol)}
        >
          {ways.length > 1 ? <Cost {...cost} /> : checks.spend()}
        </Button>
      ))}
    </div>
  )
}

function missingWords({ costs }: SpendingOffer, { left }: CheckPart): string {
  const words = costs.map(costWords)
  const either = words.length === 0 ? '' : words.reduce((one, another) => checks.either({ one, another }))
  return left ? checks.needsHave({ costs: either, left: leftWords(left) }) : checks.needs({ costs: either })
}
