import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'

import { openDiceChanges } from '#stores/changing-dice.ts'
import { Button } from '#ui/button/button.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'

/** The talents and items by which the viewer may change the dice of the roll. */
export function RollEffects({ part: { roll, rollEffects } }: { readonly part: CheckPart }) {
  if (!roll || rollEffects.length === 0) return null
  return (
    <ul aria-label={checks.mayChange()} className="divide-y divide-line border-b border-line">
      {rollEffects.map(({ effect }) => (
        <li key={effect.key} className="flex min-h-14 items-center gap-3 py-1">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="leading-5.5 font-semibold">{effect.name}</p>
            <p className="text-14 leading-5 text-ink-2">{effectNote(effect)}</p>
          </div>
          <Button
            size="small"
            className="min-w-19"
            disabled={effect.problem !== null}
            aria-label={checks.employEffect({ effect: effect.name })}
            onClick={() => openDiceChanges(roll.id, effect.key)}
          >
            {checks.employ()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
