import type { GroupSight, SceneMap } from '@waybook/contract'

import { ShadeLayer } from './shade-layer.tsx'
import { useShade } from './use-shade.ts'

interface GroupShadeProps {
  readonly map: Pick<SceneMap, 'width' | 'height'>
  readonly sight: Pick<GroupSight, 'seen' | 'bright'>
}

/** What a player's group does not see well, or only remembers, on the map of players and televisions. */
export function GroupShade({ map: { width, height }, sight }: GroupShadeProps) {
  const shade = useShade(sight, width, height)
  return shade && <ShadeLayer {...shade} width={width} height={height} />
}
