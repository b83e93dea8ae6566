import { WALL_PIECES_MAX, WALLS_MAX } from '@waybook/contract'

import type { AuthoredCampaign, AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { type Fault, note } from '#campaign-folder/fault.ts'
import { mapInSlices } from '#runtime/slices.ts'

import { piecesOnPicture } from '../sight/walls-for-sight.ts'
import { partsOnPicture } from '../walls/parts-on-picture.ts'

interface MapsOfFolder extends Pick<AuthoredCampaign, 'walls'> {
  readonly entities: readonly Pick<AuthoredEntity, 'type' | 'source' | 'picture' | 'map'>[]
}

/** Notes on scenes whose maps have more walls than a scene may have, or walls between which nobody could see. */
export async function crowdedMaps({ entities, walls = new Map() }: MapsOfFolder): Promise<Fault[]> {
  const maps = entities.flatMap(({ type, source: { path }, picture, map }) =>
    (type === 'scene' ? [picture, map] : []).flatMap((shown) => {
      const on = walls.get(shown?.hash ?? '')
      return shown && on ? [{ path, picture: shown, walls: on }] : []
    }),
  )
  const notes = await mapInSlices(maps, ({ path, ...drawn }): Fault[] => {
    const { cut = 0, grid } = drawn.walls
    const pieces = piecesOnPicture(partsOnPicture(drawn), drawn.picture, grid.columns)
    return [
      ...(cut > 0 ? [cutShort(path, cut)] : []),
      ...(pieces !== null && pieces <= WALL_PIECES_MAX ? [] : [crowded(path, pieces)]),
    ]
  })
  return notes.flat()
}

function cutShort(file: string, cut: number): Fault {
  const [most, lines] = [WALLS_MAX.toLocaleString('en-US'), cut === 1 ? 'a line' : `${cut} lines`]
  return note(
    { file, line: 1 },
    `${lines} of walls on the map ${cut === 1 ? 'is' : 'are'} left out, because a scene has at most ${most} walls`,
    'split the map',
  )
}

function crowded(file: string, pieces: number | null): Fault {
  const most = WALL_PIECES_MAX.toLocaleString('en-US')
  const found =
    pieces === null
      ? 'the walls of the map reach too far from its picture for tokens to see'
      : `the walls of the map cross so often that they make ${pieces.toLocaleString('en-US')} pieces, and a scene with sight has at most ${most}`
  return note({ file, line: 1 }, found, 'remove walls from the map before you switch sight on')
}
