import { isArmourType, isWeaponType, readRangeBand, rangeBands, weaponTypes } from '@waybook/rules'

import { exceededLimit } from '#rich-text/text-limits.ts'

import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault } from '../fault.ts'
import { checkLinkEnds } from './check-links.ts'
import { checkSecrets } from './check-secrets.ts'
import { openTexts } from './open-texts.ts'

/** Reports problems in an entity whose YAML and Markdown are syntactically valid. */
export function checkEntity(draft: EntityDraft): Fault[] {
  const open = openTexts(draft)
  return [
    ...open.flatMap(checkSecrets),
    ...open.flatMap(checkLinkEnds),
    ...checkSceneTexts(draft),
    ...checkWeapon(draft),
  ]
}

/** These texts are only rendered when the scene is requested, so their limits are checked here. */
function checkSceneTexts({ fields, placeOf }: EntityDraft): Fault[] {
  return (['boxText', 'gmNotes'] as const).flatMap((field) => {
    const why = exceededLimit(fields[field])
    return why === null ? [] : [fault(placeOf([field]), `the text ${why}`, 'make it simpler, or split it up')]
  })
}

function checkWeapon({ type, fields, placeOf }: EntityDraft): Fault[] {
  const { item_type: kind, item_range: range } = fields.properties
  if (type !== 'item') return []
  const faults: Fault[] = []
  if (kind !== undefined && !isWeaponType(String(kind)) && !isArmourType(String(kind)))
    faults.push(
      warning(
        placeOf(['properties', 'item_type']),
        `"${String(kind)}" is not a type of weapon, nor armor`,
        `write one of ${weaponTypes.join(', ')}, armor`,
      ),
    )
  if (range !== undefined && readRangeBand(String(range)) === null)
    faults.push(
      warning(
        placeOf(['properties', 'item_range']),
        `"${String(range)}" is not a range, Medium will be used`,
        `write one of ${rangeBands.join(', ')}`,
      ),
    )
  return faults
}
