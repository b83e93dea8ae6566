import { mapGround } from '@waybook/messages/mapGround'

import { Button } from '#ui/button/button.tsx'
import { SpinnerIcon } from '#ui/state/spinner.tsx'

/** `waiting`: for the first tiles. `covered`: the whole map is under fog for the viewer. */
export type GroundState = 'shown' | 'waiting' | 'failed' | 'covered'

interface GroundNoticeProps {
  readonly state: GroundState
  readonly onRetry: () => void
  /** For the position. */
  readonly className?: string
}

/** A notice about the state of the map's picture, inside the window. It appears with a delay, so short waits show nothing. */
export function GroundNotice({ state, onRetry, className = overWindow }: GroundNoticeProps) {
  return (
    <output className={`pointer-events-none grid place-items-center ${className}`}>
      {state === 'waiting' ? (
        <span className={notice}>
          <SpinnerIcon className="size-5" />
          {mapGround.preparing()}
        </span>
      ) : null}
      {state === 'covered' ? (
        // At the upper edge, because visible tokens are in the middle.
        <span data-covered className={`${notice} self-start`}>
          {mapGround.covered()}
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className={`${notice} pointer-events-auto`}>
          {mapGround.failed()}
          <Button size="dense" onClick={onRetry}>
            {mapGround.tryAgain()}
          </Button>
        </span>
      ) : null}
    </output>
  )
}

/** The notice at the upper edge leaves room for the buttons there and on the left. */
const overWindow = 'absolute inset-0 *:data-covered:mt-20 max-md:*:data-covered:ml-17 md:*:data-covered:mt-26'
const notice = 'hud text-night-ink flex animate-appear items-center gap-3 px-4 py-3 text-14 [animation-delay:400ms]'
