import type { CheckPart, HitReaction } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'

import { Button } from '#ui/button/button.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'

interface HitReactionsProps {
  readonly part: CheckPart
  readonly busy: boolean
  readonly onUse: (key: string) => void
}

/** The effects by which the target of a hit suffers less damage, for whoever plays it. */
export function HitReactions({ part: { reactions }, busy, onUse }: HitReactionsProps) {
  if (!reactions || reactions.length === 0) return null
  return (
    <ul aria-label={checks.mayReduce()} className="divide-y divide-line border-b border-line">
      {reactions.map((reaction) => (
        <li key={reaction.effect.key} className="flex min-h-14 items-center gap-3 py-1">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="leading-5.5 font-semibold">{reactionTitle(reaction)}</p>
            <p className="text-14 leading-5 text-ink-2">{effectNote(reaction.effect)}</p>
          </div>
          <Button
            size="small"
            className="min-w-19"
            busy={busy}
            disabled={reaction.effect.problem !== null}
            aria-label={checks.employEffect({ effect: reaction.effect.name })}
            onClick={() => onUse(reaction.effect.key)}
          >
            {checks.employ()}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Such as "Turn the Blade: 4 less". */
export const reactionTitle = ({ effect, reduces }: HitReaction) => checks.reduces({ effect: effect.name, reduces })
