import path from 'node:path'

import { readEntityId } from '@waybook/contract'

import { leftOut, type Fault } from '../fault.ts'
import { nearestAmong } from '../nearest.ts'
import { sourceOfThumbnail, withoutEnding } from '../picture-files.ts'

/** Warns about pictures that neither an entity nor `campaign.yaml` uses. `used`: pictures by entity id or other owner (`usedPictures`). */
export function checkPictures(
  pictures: ReadonlySet<string>,
  used: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): Fault[] {
  const paths = new Set(used.values())
  const names = new Set(Array.from(paths, baseName))
  const nearestId = nearestAmong(ids)
  return [...pictures]
    .filter((picture) => !paths.has(picture))
    .filter((picture) => !names.has(sourceOfThumbnail(picture) ?? ''))
    .map((picture) => {
      const id = readEntityId(withoutEnding(picture)) ?? ''
      const instead = used.get(id)
      if (instead !== undefined)
        return leftOut(picture, `${id} has the picture ${instead}, so this one was left out`, 'remove one of the two')
      const meant = nearestId(withoutEnding(picture))
      const fix = meant ? `name it like ${meant}.md` : 'name it like the file of an entity'
      return leftOut(
        picture,
        'nothing uses this picture, so it was left out',
        `${fix}, or write picture: ${picture} in that file`,
      )
    })
}

/** A file's name without its ending. A thumbnail has the name of its picture. */
function baseName(picture: string): string {
  return sourceOfThumbnail(picture) ?? path.posix.parse(picture).name
}
