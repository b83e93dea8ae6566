import { useState } from 'react'

import { useOnLive, type TurnedDoor } from '#api/live/live.ts'
import { UndoToast } from '#ui/state/undo-toast.tsx'

import { useTable } from '../table-context.ts'
import { useWallWrites } from '../walls/use-wall-writes.ts'

/** Tells the game master which player opened or closed a door, with a button to undo it. */
export function OpenedDoor() {
  const { sceneId } = useTable()
  const { door: setDoor } = useWallWrites()
  const [turned, setTurned] = useState<TurnedDoor | null>(null)
  useOnLive('door', (door) => {
    if (door.sceneId === sceneId) setTurned(door)
  })
  const undo = () => {
    if (!turned) return
    const { wallId, isOpen } = turned
    setDoor({
      wallId,
      door: isOpen ? 'closed' : 'open',
      said: isOpen ? 'The door is closed again' : 'The door is open again',
    })
    setTurned(null)
  }
  return (
    <UndoToast
      message={turned && `${turned.by} ${turned.isOpen ? 'opened' : 'closed'} a door`}
      onUndo={undo}
      onEnd={() => setTurned(null)}
    />
  )
}
