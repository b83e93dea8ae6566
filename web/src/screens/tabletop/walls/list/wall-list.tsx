import type { SceneWall } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'
import { useState } from 'react'

import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'
import { useTableState } from '#screens/tabletop/table-context.ts'
import { Button } from '#ui/button/button.tsx'

import { useWallFrame } from '../scene-walls.ts'
import { inReadingOrder, middleOf, wallLine } from '../wall-words.ts'
import { row, ShowButton } from './show-button.tsx'

/** How many walls are listed at first. */
const LISTED = 30

/** The walls as a list, for those who cannot see them on the map. Closed until it is opened. */
export function WallList({ walls }: { readonly walls: readonly SceneWall[] }) {
  const frame = useWallFrame()
  const [shown, setShown] = useState(0)
  const selected = useTableState(({ wallEdit }) => wallEdit.selectedIds)
  if (walls.length === 0) return null
  const listed = inReadingOrder(walls, middleOf, frame).slice(0, shown)
  return (
    <PanelSection title={tableWalls.walls()} note={`${walls.length}`}>
      <ul className="mb-2">
        {listed.map((wall) => (
          <li key={wall.id} className={row}>
            <span className={`grow py-2 text-14 ${selected.has(wall.id) ? 'bg-mark-tint' : ''}`}>
              {wallLine(wall, frame)}
            </span>
            <ShowButton ids={[wall.id]} name={wallLine(wall, frame)} />
          </li>
        ))}
      </ul>
      {shown < walls.length ? (
        <Button size="small" onClick={() => setShown(shown + LISTED)}>
          {shown === 0 ? tableWalls.list({ count: walls.length }) : tableWalls.listMore()}
        </Button>
      ) : (
        <Button size="small" onClick={() => setShown(0)}>
          {tableWalls.closeList()}
        </Button>
      )}
    </PanelSection>
  )
}
