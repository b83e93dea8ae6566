import type { CheckEffect, CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { useId } from 'react'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { Cost, ledgerRow } from './ledger-row.tsx'
import { OfferRow } from './offer-row.tsx'
import { RollEffects } from './roll-effects.tsx'
import { leftWords, nameWords, outcomeText } from './spending-words.ts'

interface SpendLedgerProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly busy: boolean
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The effects that a roll's symbols bought, and what the remaining symbols can still buy. */
export function SpendLedger({ address, part, busy, onAct }: SpendLedgerProps) {
  const titleId = useId()
  const { left, offers, effects } = part
  if (effects.length === 0 && offers.length === 0) return <RollEffects part={part} />
  return (
    <>
      <RollEffects part={part} />
      <section aria-labelledby={titleId} className="grid">
        <div className="flex items-baseline justify-between gap-3 py-1">
          <h3 id={titleId} className="font-serif text-18">
            {checks.spend()}
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
              onKeep={() => onAct({ name: 'keepEffect', params: { ...address, effectId: effect.id } })}
            />
          ))}
          {offers.map((offer) => (
            <OfferRow
              key={offer.option}
              offer={offer}
              part={part}
              busy={busy}
              onSpend={(choice) => onAct({ name: 'spend', params: { ...address, option: offer.option, ...choice } })}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

interface EffectRowProps {
  readonly effect: CheckEffect
  readonly busy: boolean
  readonly onUndo: () => void
  readonly onKeep: () => void
}

function EffectRow({ effect, busy, onUndo, onKeep }: EffectRowProps) {
  const { paid, undone, undoable, covered, keepable } = effect
  const [name, text] = [nameWords(effect), outcomeText(effect)]
  return (
    <li className={ledgerRow}>
      {paid ? <Cost symbol={paid.symbol} count={paid.count} /> : <span />}
      <div className="min-w-0 wrap-anywhere">
        <p className={undone ? 'text-ink-2 line-through' : 'font-semibold text-good'}>{text}</p>
        <p className="text-12 leading-4.5 text-ink-2">{undone ? checks.effectUndone({ effect: name }) : name}</p>
        {covered ? null : <p className="text-14 font-semibold text-bad">{checks.notCovered()}</p>}
      </div>
      <span className="flex gap-1">
        {keepable ? (
          <Button size="small" busy={busy} aria-label={checks.keepEffect({ effect: text })} onClick={onKeep}>
            {checks.keep()}
          </Button>
        ) : null}
        {undoable && !undone ? (
          <Button size="small" busy={busy} aria-label={checks.undoEffect({ effect: text })} onClick={onUndo}>
            <Icon name="undo" className="size-4.5" />
            {checks.undo()}
          </Button>
        ) : null}
      </span>
    </li>
  )
}
