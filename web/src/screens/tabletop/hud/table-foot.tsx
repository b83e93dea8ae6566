import type { ReactNode } from 'react'

import { StoryChip } from '#screens/layout/calls/story/story-chip.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface TableFootProps {
  /** The selected target, and the player's own state. */
  readonly who?: ReactNode
  readonly lastRoll?: ReactNode
  readonly tools?: ReactNode
  readonly actions?: ReactNode
}

/** The last roll is the only bar in the foot that gives way. */
const noRoomForRoll = classNames(
  'max-md:in-data-own-state:hidden crowded:hidden [@media(height<32rem)]:in-data-own-state:hidden',
  '[@media(width<48rem)_and_(height<32rem)]:hidden',
)

/**
 * The bars at the lower edge. If they don't fit on one line, the last roll shrinks first, and then the bars wrap. The last roll is hidden on
 * phones that show a player's own state, and in low windows without room for it. In a low window, a game master's buttons for tokens are only
 * in the panel, because a second line would leave no room for notices.
 */
export function TableFoot({ who, lastRoll, tools, actions }: TableFootProps) {
  return (
    <div className="table-foot yields-to-panel pointer-events-none relative flex flex-wrap items-end gap-2 [grid-area:foot] *:pointer-events-auto">
      {who}
      <div
        className={`@container pointer-events-none! z-3 min-w-0 grow basis-56 *:pointer-events-auto empty:basis-0 ${noRoomForRoll}`}
      >
        {lastRoll}
      </div>
      <div className="hud p-1 empty:hidden">
        <StoryChip className="flex min-h-hit items-center gap-2 rounded-control px-2 hover:bg-raised" />
      </div>
      {tools}
      <div className="contents [@media(height<32rem)]:in-data-tabs:hidden">{actions}</div>
    </div>
  )
}
