import type { CheckPart, StoryPoints } from '@waybook/contract'

import type { PartAddress } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { PointDots } from '#ui/text/point-dots.tsx'

import type { PointsAction } from './use-story-points.ts'

interface StoryPointRowProps {
  readonly points: StoryPoints
  readonly address: PartAddress
  readonly part: CheckPart
  readonly side: 'players' | 'gameMaster'
  readonly busy: boolean
  readonly onAct: (action: PointsAction) => void
}

/** The points of both sides, and the one point that the viewer's side may spend on this check. */
export function StoryPointRow({ points, address, part, side, busy, onAct }: StoryPointRowProps) {
  const isSpent = part.storyPoints[side]
  const params = { side, version: points.version, check: address }
  const isEmpty = points[side] === 0
  return (
    <section aria-label="Story points" className="grid grid-cols-[1fr_auto] items-center gap-3 text-14 leading-5">
      <div>
        <p>
          <PointDots count={points.players} shape="round" /> {storyPointWords(points.players)}
        </p>
        <p className="text-12 text-ink-2">
          <PointDots count={points.gameMaster} shape="square" /> {points.gameMaster} the game master’s
        </p>
      </div>
      {isSpent ? (
        <Button size="small" busy={busy} onClick={() => onAct({ name: 'undoStoryPoint', params })}>
          Take 1 back
        </Button>
      ) : (
        <Button
          size="small"
          busy={busy}
          disabled={isEmpty}
          aria-label={side === 'players' ? undefined : 'Upgrade the difficulty for 1'}
          onClick={() => onAct({ name: 'spendStoryPoint', params })}
        >
          Upgrade for 1
        </Button>
      )}
    </section>
  )
}

export const storyPointWords = (count: number) => (count === 1 ? '1 story point' : `${count} story points`)
