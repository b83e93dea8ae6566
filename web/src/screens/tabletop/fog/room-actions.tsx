import type { Token } from '@waybook/contract'
import { tableFog } from '@waybook/messages/tableFog'
import { roomAt, type Room } from '@waybook/rules'

import { newIdempotencyKey } from '#api/call.ts'
import { Button } from '#ui/button/button.tsx'

import { announce } from '../announcer.tsx'
import type { FogChanges } from './fog-changes.ts'
import { changeFogBrush, useFogBrush } from './fog-tool.ts'

interface RoomActionsProps {
  readonly changes: FogChanges
  readonly rooms: readonly Room[]
  readonly selected: Token | undefined
}

/** The room of the selected token, and a scene that starts covered and is cleared room by room. */
export function RoomActions({ changes, rooms, selected }: RoomActionsProps) {
  const { op } = useFogBrush()
  const room = selected ? roomAt(rooms, selected.position) : null
  const change = () => {
    if (!room || !selected) return
    void changes.change({ op, shape: 'polygon', points: room.outline }, newIdempotencyKey())
    announce(tableFog.changedRoomOf({ action: op, name: selected.name }))
  }
  const begin = () => {
    changeFogBrush({ op: 'reveal', shape: 'room' })
    void changes.all('cover')
  }
  if (rooms.length === 0) return null
  return (
    <>
      {room && selected ? (
        <Button size="small" className="col-span-2" onClick={change}>
          {tableFog.roomOf({ action: op, name: selected.name })}
        </Button>
      ) : null}
      <Button size="small" className="col-span-2 px-1! whitespace-nowrap" onClick={begin}>
        {tableFog.byRoom()}
      </Button>
    </>
  )
}
