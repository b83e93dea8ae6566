import type { SeenDoor } from '@waybook/contract'
import { tableDoors } from '@waybook/messages/tableDoors'

import { Button } from '#ui/button/button.tsx'

import { useDrawings } from '../drawing/drawing-state.ts'
import { PanelSection } from '../panel/panel-section.tsx'
import { inReadingOrder, placeWords } from '../walls/wall-words.ts'
import type { NearDoor } from './door-figure.ts'
import { useDoorFrame, useOpenDoor, useSeenDoors } from './use-seen-doors.ts'

/** The doors in sight as a list, for keyboards and screen readers. */
export function DoorsSection() {
  const frame = useDoorFrame()
  const labels = useDrawings()
  const { turn, busyId } = useOpenDoor()
  const doors = inReadingOrder(useSeenDoors(), ({ middle }) => middle, frame)
  if (doors.length === 0) return null
  return (
    <PanelSection title={tableDoors.doors()} note={tableDoors.inSight({ count: doors.length })}>
      <ul>
        {doors.map(({ door, middle, isBeside }, index) => (
          <DoorRow
            key={door.id}
            door={door}
            isBeside={isBeside}
            name={tableDoors.doorAt({ index: index + 1, place: placeWords(middle, frame, labels) })}
            busy={busyId === door.id}
            onTurn={() => turn(door)}
          />
        ))}
      </ul>
    </PanelSection>
  )
}

interface DoorRowProps extends Pick<NearDoor<SeenDoor>, 'door' | 'isBeside'> {
  readonly name: string
  readonly busy: boolean
  readonly onTurn: () => void
}

function DoorRow({ door: { open }, isBeside, name, busy, onTurn }: DoorRowProps) {
  const state = open ? 'open' : 'closed'
  return (
    <li className="flex min-h-touch items-center gap-3 border-b border-line py-1 last:border-0">
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-14 leading-5 text-ink-2">
          {isBeside ? tableDoors.stateBeside({ state }) : tableDoors.state({ state })}
        </span>
      </span>
      {isBeside ? (
        <Button
          size="compact"
          busy={busy}
          aria-label={open ? tableDoors.closeNamed({ name }) : tableDoors.openNamed({ name })}
          onClick={onTurn}
        >
          {open ? tableDoors.close() : tableDoors.open()}
        </Button>
      ) : null}
    </li>
  )
}
