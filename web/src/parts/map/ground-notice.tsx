import { Button } from '#ui/button/button.tsx'
import { SpinnerIcon } from '#ui/state/spinner.tsx'

/** `waiting`: for the first tiles. `covered`: all of the map is under fog for the viewer. */
export type GroundState = 'shown' | 'waiting' | 'failed' | 'covered'

interface GroundNoticeProps {
  readonly state: GroundState
  readonly onRetry: () => void
}

/** What is to be said about the ground, within the window. It appears late, so that what passes quickly is not seen. */
export function GroundNotice({ state, onRetry }: GroundNoticeProps) {
  return (
    <output className="pointer-events-none absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
      {state === 'waiting' ? (
        <span className={notice}>
          <SpinnerIcon className="size-5" />
          Preparing the map
        </span>
      ) : null}
      {state === 'covered' ? (
        // At the upper edge: in the middle are the tokens that are seen nevertheless.
        <span
          className={`${notice} mt-20 self-start in-[:root:has([data-turn-bar])]:mt-34 max-md:ml-17 md:mt-26 md:in-[:root:has([data-turn-bar])]:mt-58`}
        >
          Nothing of this map is revealed yet
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className={`${notice} pointer-events-auto`}>
          Parts of the map did not load
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </span>
      ) : null}
    </output>
  )
}

const notice = 'hud text-night-ink flex animate-appear items-center gap-3 px-4 py-3 text-14 [animation-delay:400ms]'
