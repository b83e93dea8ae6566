import { typeOfId } from '@waybook/contract'

import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault } from '../fault.ts'

/** Reports pins that show nothing, or whose audience has no effect. */
export function checkPins({ type, fields: { map, pins }, placeOf }: EntityDraft): Fault[] {
  const [first] = pins
  const noMap = 'there is no map for these pins'
  return [
    ...(first && map === undefined && type !== 'scene'
      ? [warning(placeOf(['pins']), noMap, 'write map: and the picture of the map')]
      : []),
    ...pins.flatMap(({ to, label = '', secret, for: readers }, index) => {
      const at = () => placeOf(['pins', index])
      const strangers = (readers ?? []).filter((id) => (typeOfId(id) ?? 'character') !== 'character')
      const twice = 'for has no effect together with secret: true'
      return [
        ...(to === undefined && label === ''
          ? [fault(at(), 'this pin shows nothing', 'write to: and its target, or label: and a text')]
          : []),
        ...(secret === true && readers ? [warning(at(), twice, 'remove one of the two')] : []),
        ...strangers.map((id) =>
          warning(at(), `"${id}" is not a character, so it has no player who could see this`, 'name a character'),
        ),
      ]
    }),
  ]
}
