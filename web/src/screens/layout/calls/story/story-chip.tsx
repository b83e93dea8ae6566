import { frame } from '@waybook/messages/frame'

import { useOperation } from '#api/operation-query.ts'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { openPlayPanel } from '#stores/checks.ts'

/** Both sides' story points in short, which open the panel. Shown even without points, because the panel sets the first ones. */
export function StoryChip({ className }: { readonly className: string }) {
  const { data } = useOperation('getStoryPoints', {}, { retry: false })
  const { title } = usePointWords()
  if (!data) return null
  const { players, gameMaster } = data
  return (
    <button
      type="button"
      data-story-points
      aria-haspopup="dialog"
      onClick={() => openPlayPanel('storyPoints')}
      className={className}
    >
      <span className="sr-only">{frame.storyPoints({ title, players, gameMaster })}</span>
      <Point count={players} className="rounded-round bg-mark" />
      <Point count={gameMaster} className="rounded-[3px] bg-npc" />
    </button>
  )
}

function Point({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1 text-14 text-ink">
      <i className={`size-3 forced-color-adjust-none ${className}`} />
      {count}
    </span>
  )
}
