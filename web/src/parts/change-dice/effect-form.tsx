import type { AnswerOf, RollEffect } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
import { jointChanceThat } from '@waybook/rules'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'
import { NetTally } from '#ui/dice/thrown-dice.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { changesByEffect, chosenAfter, coveredDice, rightWords } from './effect-change.ts'
import { oddsOfReroll } from './intent.ts'
import { PlaceList } from './place-list.tsx'
import { useChangeDice } from './use-change-dice.ts'

interface EffectFormProps {
  readonly found: AnswerOf<'getRoll'>
  readonly used: RollEffect
  readonly onClose: () => void
}

/** Changes dice as an effect allows: only the dice that it covers can be chosen, and it is the reason. */
export function EffectForm({ found, used: { effect, changes }, onClose }: EffectFormProps) {
  const { roll, places, commitment } = found
  const write = useChangeDice(roll.id)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [right] = changes
  if (!right) return null
  const covered = coveredDice(places, right)
  const isAll = right.amount === null
  const chosen = isAll ? covered.map(({ address }) => address) : picked
  const net = netOfRoll(roll)
  const odds = right.op === 'reroll' ? oddsOfReroll(net, places, chosen) : null
  const use = () =>
    write.change(
      {
        changes: changesByEffect(right, chosen, effect.name),
        version: roll.changed?.version ?? 0,
        commitment,
        effectKey: effect.key,
      },
      onClose,
    )
  return (
    <>
      <p className="-mt-2.5 text-14 text-ink-2">{effectNote(effect)}</p>
      {net ? <NetTally net={net} /> : null}
      <p>{rightWords(right)}</p>
      <PlaceList
        places={covered}
        chosen={chosen}
        disabled={isAll}
        onToggle={(address) => setPicked(chosenAfter(picked, address, right))}
      />
      <p aria-live="polite" className="min-h-5 text-14 text-ink-2">
        {odds ? changeDice.odds({ percent: Math.round(100 * jointChanceThat(odds, (success) => success > 0)) }) : ''}
      </p>
      <SurfaceFoot>
        <StatusLine>{write.error?.message ?? null}</StatusLine>
        <div className="grid grid-cols-[1fr_auto] gap-2 py-1">
          <Button variant="primary" busy={write.busy} disabled={chosen.length === 0} onClick={use} className="min-h-13">
            {changeDice.now({ op: right.op === 'turn' ? 'turn' : 'reroll', count: Math.max(chosen.length, 1) })}
          </Button>
          <Button onClick={onClose} className="min-h-13">
            {changeDice.back()}
          </Button>
        </div>
      </SurfaceFoot>
    </>
  )
}
