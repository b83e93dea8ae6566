import type { SeenDoor } from '@waybook/contract'
import { tableDoors } from '@waybook/messages/tableDoors'
import { latticeOf, type LatticePoint } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, notify } from '../announcer.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTable } from '../table-context.ts'
import { frameOf, type WallFrame } from '../walls/scene-walls.ts'
import { doorsNear, type NearDoor } from './door-figure.ts'

const NO_DOORS: readonly SeenDoor[] = []

/** The size of the map in quarter pixels, in which the server places doors, and of its cells. */
export function useDoorFrame(): WallFrame {
  const { map } = useTable()
  const { grid } = useSceneLayout()
  return frameOf({ ...latticeOf(map ?? { width: 1, height: 1 }), columns: null }, grid)
}

/** The doors that the viewer's group sees, and whether their own token is beside them. */
export function useSeenDoors(): readonly NearDoor<SeenDoor>[] {
  const { map, tokens } = useTable()
  const own = useMe().characterId
  const { width, height, cell } = useDoorFrame()
  const places = tokens
    .filter(({ characterId }) => characterId === own)
    .map(({ position: { x, y } }): LatticePoint => [(x * width) / 100, (y * height) / 100])
  return doorsNear(map?.sight?.doors ?? NO_DOORS, places, cell)
}

/** Opens or closes a door. A door that does not open is locked, or too far away. */
export function useOpenDoor() {
  const { campaignId, sceneId } = useTable()
  const { mutate, pending } = useWrite('openDoor', {
    params: ({ id, open }: Pick<SeenDoor, 'id' | 'open'>) => ({ campaignId, sceneId, doorId: id, open }),
    onSuccess: (_answer, { open }) => announce(open ? tableDoors.opens() : tableDoors.closes()),
    onError: (_error, { open }) => notify(open ? tableDoors.doesNotOpen() : tableDoors.doesNotClose()),
  })
  return { turn: ({ id, open }: SeenDoor) => mutate({ id, open: !open }), busyId: pending?.id ?? null }
}
