import { isWeaponType, readRangeBand, rangeBands, weaponTypes } from '@waybook/rules'

import type { EntityDraft } from '../entity-file.ts'
import { warning, type Fault } from '../fault.ts'
import { checkLinkEnds } from './check-link-ends.ts'
import { checkSecrets } from './check-secrets.ts'
import { openTexts } from './open-texts.ts'

/** What of an entity is sound YAML and Markdown and still cannot be meant. */
export function checkEntity(draft: EntityDraft): Fault[] {
  const open = openTexts(draft)
  return [...open.flatMap(checkSecrets), ...open.flatMap(checkLinkEnds), ...checkWeapon(draft)]
}

function checkWeapon({ type, fields, placeOf }: EntityDraft): Fault[] {
  const { item_type: kind, item_range: range } = fields.properties
  if (type !== 'item') return []
  const faults: Fault[] = []
  if (kind !== undefined && !isWeaponType(String(kind)))
    faults.push(
      warning(
        placeOf(['properties', 'item_type']),
        `"${String(kind)}" is no type of weapon`,
        `write one of ${weaponTypes.join(', ')}`,
      ),
    )
  if (range !== undefined && readRangeBand(String(range)) === null)
    faults.push(
      warning(
        placeOf(['properties', 'item_range']),
        `"${String(range)}" is no range, Medium will be used`,
        `write one of ${rangeBands.join(', ')}`,
      ),
    )
  return faults
}
