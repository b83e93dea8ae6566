import { tableDoors } from '@waybook/messages/tableDoors'
import { useEffect, useState } from 'react'

import { useOnLive, type TurnedDoor } from '#api/live/live.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useTable } from '../table-context.ts'
import { useWallWrites } from '../walls/use-wall-writes.ts'

const SHOWN_MS = 10_000

/** Tells the game master which player opened or closed a door, with a button to undo it. */
export function OpenedDoor() {
  const { sceneId } = useTable()
  const { door: setDoor } = useWallWrites()
  const [turned, setTurned] = useState<TurnedDoor | null>(null)
  useOnLive('door', (door) => {
    if (door.sceneId === sceneId) setTurned(door)
  })
  useEffect(() => {
    const timer = turned && setTimeout(() => setTurned(null), SHOWN_MS)
    return () => clearTimeout(timer ?? undefined)
  }, [turned])
  const undo = ({ wallId, isOpen }: TurnedDoor) => {
    const said = isOpen ? tableDoors.closedAgain() : tableDoors.openAgain()
    setDoor({ wallId, door: isOpen ? 'closed' : 'open', said })
    setTurned(null)
  }
  return (
    <output className="pointer-events-none z-3 flex justify-center self-end [grid-area:middle] [@media(height<32rem)]:[grid-area:options]">
      {turned ? (
        <span className="pointer-events-auto hud flex max-w-full items-center gap-2 py-1 pr-1 pl-3 text-14">
          <Icon name="door" />
          <span className="min-w-0">
            {turned.isOpen ? tableDoors.opened({ name: turned.by }) : tableDoors.closed({ name: turned.by })}
          </span>
          <Button size="compact" onClick={() => undo(turned)}>
            {tableDoors.undo()}
          </Button>
        </span>
      ) : null}
    </output>
  )
}
