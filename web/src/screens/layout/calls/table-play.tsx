import { CallButton } from './call-button.tsx'
import { StoryChip } from './story/story-chip.tsx'

const look = 'flex min-h-hit shrink-0 items-center justify-center gap-1.5 rounded-control px-2 hover:bg-raised'

/** What of the play is in the bar of the table, which covers the top bar. */
export function TablePlay() {
  return (
    <>
      <StoryChip className={look} />
      <CallButton className={look} />
    </>
  )
}
