import { tableWalls } from '@waybook/messages/tableWalls'

import { Switch } from '#ui/field/switch.tsx'

import { showWalls, useSceneWalls, useShowsWalls } from './scene-walls.ts'

/** Shows or hides the walls on the game master's page. Scenes without walls have no switch. */
export function WallsSwitch() {
  const walls = useSceneWalls()
  const shown = useShowsWalls()
  if (!walls || walls.walls.length + walls.lights.length === 0) return null
  return (
    <Switch label={tableWalls.wallsAndDoors()} about={tableWalls.yourPageOnly()} checked={shown} onChange={showWalls} />
  )
}
