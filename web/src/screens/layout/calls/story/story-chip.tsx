import { useOperation } from '#api/operation-query.ts'
import { openPlayPanel } from '#stores/checks.ts'

/** The story points of both sides in short, also if there are none: it opens the panel in which they begin. */
export function StoryChip({ className }: { readonly className: string }) {
  const { data } = useOperation('getStoryPoints', {}, { retry: false })
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
      <span className="sr-only">{`Story points: players ${players}, game master ${gameMaster}`}</span>
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
