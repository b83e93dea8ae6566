import type { CheckEffect, CheckPart, SpendableSymbol, SpendingOffer } from '@waybook/contract'
import { useId, useState } from 'react'

import { DieSymbol } from '#look/die-symbol.tsx'
import type { PartAddress } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { costWords, leftWords, mayPay } from './spending-words.ts'
import type { CheckAction } from './use-check-write.ts'

interface SpendLedgerProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly busy: boolean
  readonly onAct: (action: CheckAction) => void
}

/** What was done with the symbols of a roll, and what those that are left can still buy. */
export function SpendLedger({ address, part, busy, onAct }: SpendLedgerProps) {
  const titleId = useId()
  const { left, offers, effects } = part
  if (effects.length === 0 && offers.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid">
      <div className="flex items-baseline justify-between gap-3 py-1">
        <h3 id={titleId} className="font-serif text-18">
          Spend
        </h3>
        <p aria-live="polite" className="text-14 text-ink-2">
          {left ? leftWords(left) : ''}
        </p>
      </div>
      <ul>
        {effects.map((effect) => (
          <EffectRow
            key={effect.id}
            effect={effect}
            busy={busy}
            onUndo={() => onAct({ name: 'undoEffect', params: { ...address, effectId: effect.id } })}
          />
        ))}
        {offers.map((offer) => (
          <OfferRow
            key={offer.option}
            offer={offer}
            part={part}
            busy={busy}
            onSpend={(pay, target) =>
              onAct({
                name: 'spend',
                params: { ...address, option: offer.option, pay, ...(target !== null && { target }) },
              })
            }
          />
        ))}
      </ul>
    </section>
  )
}

const row = 'grid min-h-13 grid-cols-[3.1rem_minmax(0,1fr)_auto] items-center gap-2 border-t border-line py-1'

interface EffectRowProps {
  readonly effect: CheckEffect
  readonly busy: boolean
  readonly onUndo: () => void
}

function EffectRow({ effect, busy, onUndo }: EffectRowProps) {
  const { name, text, paid, undone, undoable } = effect
  return (
    <li className={row}>
      {paid ? <Cost symbol={paid.symbol} count={paid.count} /> : <span />}
      <div className="min-w-0 wrap-anywhere">
        <p className={undone ? 'text-ink-2 line-through' : 'font-semibold text-good'}>{text}</p>
        <p className="text-12 leading-4.5 text-ink-2">{undone ? `${name}, undone` : name}</p>
      </div>
      {undoable && !undone ? (
        <Button size="small" className="min-h-11" busy={busy} aria-label={`Undo: ${text}`} onClick={onUndo}>
          <Icon name="undo" className="size-4.5" />
          Undo
        </Button>
      ) : null}
    </li>
  )
}

interface OfferRowProps {
  readonly offer: SpendingOffer
  readonly part: CheckPart
  readonly busy: boolean
  readonly onSpend: (pay: SpendableSymbol, target: string | null) => void
}

/** An offer with each way to pay for it. What is too dear says so. */
function OfferRow({ offer, part, busy, onSpend }: OfferRowProps) {
  const { name, text, costs, targets, affordable } = offer
  const [chosen, setChosen] = useState<string | null>(null)
  const target = targets?.find(({ id }) => id === chosen) ?? targets?.[0] ?? null
  const cheapest = costs[0]
  const ways = costs.filter((cost) => mayPay(cost, part.left))
  return (
    <li className={row}>
      {cheapest ? <Cost {...cheapest} /> : <span />}
      <div className="min-w-0 wrap-anywhere">
        <p className="leading-5.5 font-semibold">{name}</p>
        <p className="text-12 leading-4.5 text-ink-2">{affordable ? text : tooDear(offer, part)}</p>
        {affordable && targets && targets.length > 1 ? (
          <select
            aria-label={`${name}: for whom`}
            value={target?.id}
            onChange={(event) => setChosen(event.target.value)}
            className="mt-1 min-h-11 max-w-full rounded-control border border-control bg-raised px-2 text-14 [&>option]:bg-night-1"
          >
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <div className="grid gap-1">
        {affordable ? (
          ways.map((cost) => (
            <Button
              key={cost.symbol}
              size="small"
              className="min-h-11 min-w-19"
              busy={busy}
              aria-label={`${name}: spend ${costWords(cost)}`}
              onClick={() => onSpend(cost.symbol, target?.id ?? null)}
            >
              {ways.length > 1 ? <Cost {...cost} /> : 'Spend'}
            </Button>
          ))
        ) : (
          <Button size="small" className="min-h-11 min-w-19" disabled aria-label={`${name}: too dear`}>
            Spend
          </Button>
        )}
      </div>
    </li>
  )
}

function tooDear({ costs }: SpendingOffer, { left }: CheckPart): string {
  const needs = costs.map(costWords).join(' or ')
  return `Needs ${needs}${left ? `, you have ${leftWords(left)}` : ''}`
}

function Cost({ symbol, count }: { readonly symbol: SpendableSymbol; readonly count: number }) {
  return (
    <span className="flex flex-wrap gap-0.5 text-14">
      {Array.from({ length: count }, (_, index) => (
        <DieSymbol key={index} symbol={symbol} />
      ))}
    </span>
  )
}
