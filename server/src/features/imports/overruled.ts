import { reaches } from '@waybook/contract'

import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { note, type Fault } from '#campaign-folder/fault.ts'
import { frontMatterLines } from '#campaign-folder/yaml/front-matter.ts'

import type { Stored } from '../entities/stored/read-stored.ts'

/** Notes on instructions in a folder that an import does not carry out, because Waybook has changed that data. */
export function overruled(entities: readonly AuthoredEntity[], stored: Stored): Fault[] {
  return entities.flatMap((entity) => [...overruledInventory(entity, stored), ...overruledVisibility(entity, stored)])
}

/** The starting inventory of a character who has been played. Only the import in which it changes reports it. */
function overruledInventory(entity: AuthoredEntity, { playedCharacters }: Stored): Fault[] {
  const before = playedCharacters.get(entity.id)
  if (before === undefined || isSameInventory(before, entity.startingInventory)) return []
  const message = `${entity.name} has been played, so the changed inventory is not applied`
  return [note(placeOf(entity, 'inventory'), message, 'change it on the character sheet in Waybook')]
}

function isSameInventory(one: AuthoredEntity['startingInventory'], other: AuthoredEntity['startingInventory']) {
  const items = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...items].every((item) => one[item] === other[item])
}

function overruledVisibility(entity: AuthoredEntity, stored: Stored): Fault[] {
  const set = stored.played.get(entity.id)
  if (entity.visible === null || set === undefined) return []
  const played = reaches(set, 'page')
  if (played === entity.visible) return []
  const message = `"visible: ${entity.visible}" has no effect, because you ${played ? 'showed' : 'hid'} it in Waybook`
  return [note(placeOf(entity, 'visible'), message, 'change it on its page in Waybook, or remove this line')]
}

function placeOf({ source: { path, text } }: AuthoredEntity, key: string) {
  return { file: path, line: frontMatterLines(text)([key]) }
}
