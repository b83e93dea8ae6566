import { useMe } from '#api/session.ts'
import { StoryChip } from '#screens/layout/calls/story/story-chip.tsx'
import { CALL_KEY, openPlayPanel } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'

/** What the top bar offers on other pages: the story points, and for the game master calling a check. */
export function PlayRow() {
  const isGameMaster = useMe().role === 'gameMaster'
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isGameMaster ? (
        <Button
          size="small"
          className="min-h-11 flex-1"
          aria-haspopup="dialog"
          aria-keyshortcuts={CALL_KEY}
          onClick={() => openPlayPanel('call')}
        >
          Call a check
        </Button>
      ) : null}
      <StoryChip className="flex min-h-11 items-center gap-3 rounded-control border-[1.5px] border-control px-3 hover:bg-raised" />
    </div>
  )
}
