import type { StoryPoints } from '@waybook/contract'
import { points } from '@waybook/messages/points'

import { Button } from '#ui/button/button.tsx'
import { PointDots } from '#ui/text/point-dots.tsx'

import { type PointWords } from './point-words.ts'

interface StoryPointRowProps {
  readonly points: Pick<StoryPoints, 'players' | 'gameMaster'>
  readonly side: 'players' | 'gameMaster'
  readonly words: PointWords
  /** Whether the viewer's side has spent its point on this roll. */
  readonly isSpent: boolean
  readonly busy: boolean
  /** What the game master's point upgrades. */
  readonly upgrades: 'dice' | 'difficulty'
  readonly onSpend: () => void
  readonly onTakeBack: () => void
}

/** The points of both sides, and the one point that the viewer's side may spend on this roll. */
export function StoryPointRow({
  points: owned,
  side,
  words,
  isSpent,
  busy,
  upgrades,
  onSpend,
  onTakeBack,
}: StoryPointRowProps) {
  const isEmpty = owned[side] === 0
  return (
    <section aria-label={words.title} className="grid grid-cols-[1fr_auto] items-center gap-3 text-14 leading-5">
      <div>
        <p>
          <PointDots count={owned.players} shape="round" /> {words.counted(owned.players)}
        </p>
        <p className="text-12 text-ink-2">
          <PointDots count={owned.gameMaster} shape="square" /> {points.ofGameMaster({ count: owned.gameMaster })}
        </p>
      </div>
      {isSpent ? (
        <Button size="small" busy={busy} onClick={onTakeBack}>
          {points.takeBack()}
        </Button>
      ) : (
        <Button
          size="small"
          busy={busy}
          disabled={isEmpty}
          aria-label={side === 'players' ? undefined : points.upgradeWhat({ what: upgrades })}
          onClick={onSpend}
        >
          {points.upgrade()}
        </Button>
      )}
    </section>
  )
}
