import type { SceneWalls } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'

import { useDrawings } from '#screens/tabletop/drawing/drawing-state.ts'
import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'

import { useWallFrame } from '../scene-walls.ts'
import { useWallWrites } from '../use-wall-writes.ts'
import { inReadingOrder, middleOf, placeWords } from '../wall-words.ts'
import { DoorRow } from './door-row.tsx'
import { LightRow } from './light-row.tsx'
import { WallList } from './wall-list.tsx'

/** The scene's doors and lights, which a press opens or switches, and its walls. */
export function WallSections({ walls, lights }: Pick<SceneWalls, 'walls' | 'lights'>) {
  const frame = useWallFrame()
  const labels = useDrawings()
  const writes = useWallWrites()
  const doors = inReadingOrder(
    walls.filter(({ kind }) => kind === 'door'),
    middleOf,
    frame,
  )
  const lamps = inReadingOrder(lights, ({ at }) => at, frame)
  return (
    <>
      {doors.length > 0 ? (
        <PanelSection title={tableWalls.doors()} note={`${doors.length}`}>
          <p className="mb-1 text-14 text-ink-2">{tableWalls.doorKeys()}</p>
          <ul className="mb-2">
            {doors.map((door, index) => (
              <DoorRow
                key={door.id}
                door={door}
                name={tableWalls.doorAt({ index: index + 1, place: placeWords(middleOf(door), frame, labels) })}
                writes={writes}
              />
            ))}
          </ul>
        </PanelSection>
      ) : null}
      {lamps.length > 0 ? (
        <PanelSection title={tableWalls.lights()} note={`${lamps.length}`}>
          <ul className="mb-2">
            {lamps.map((light, index) => (
              <LightRow
                key={light.id}
                light={light}
                name={tableWalls.lightAt({ index: index + 1, place: placeWords(light.at, frame, labels) })}
                writes={writes}
              />
            ))}
          </ul>
        </PanelSection>
      ) : null}
      <WallList walls={walls.filter(({ kind }) => kind !== 'door')} />
    </>
  )
}
