import type { Pin } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import type { Findings } from '../report/findings.ts'
import { heading, secret, type Block } from '../text/blocks.ts'
import { readHtml } from '../text/read-html.ts'
import type { AzgaarMap } from './read-azgaar.ts'

/** A record that becomes a page. */
export interface Placed {
  readonly fields: Fields
  readonly id: string
  readonly name: string
}

export interface World {
  readonly map: AzgaarMap
  readonly findings: Findings
  readonly burgs: ReadonlyMap<number, Placed>
  readonly states: ReadonlyMap<number, Placed>
  readonly cultures: ReadonlyMap<number, Placed>
  readonly religions: ReadonlyMap<number, Placed>
}

/** A place on the map in percent; `null` and reported if it is outside. */
function placeOn(
  { map, findings }: World,
  [x, y]: readonly (number | null | undefined)[],
  name: string,
): Pin['at'] | null {
  const isWithin = (value: number | null | undefined, max: number) =>
    typeof value === 'number' && value >= 0 && value <= max
  if (isWithin(x, map.width) && isWithin(y, map.height))
    return [((x ?? 0) / map.width) * 100, ((y ?? 0) / map.height) * 100]
  findings.lose('unplacedPin', name)
  return null
}

/** The pins of towns and states lead to their pages. */
export function pinsOn(world: World): Pin[] {
  const pin = (at: Pin['at'] | null, to: string): Pin[] => (at ? [{ to, at }] : [])
  return [
    ...[...world.burgs.values()].flatMap(({ fields, id, name }) =>
      pin(placeOn(world, [fields.number('x'), fields.number('y')], name), id),
    ),
    ...[...world.states.values()].flatMap(({ fields, id, name }) => {
      const pole = fields.numbers('pole')
      return pole.length === 0 ? [] : pin(placeOn(world, pole, name), id)
    }),
  ]
}

/** Markers are hooks for the game master: their pins and texts are secret. */
export function markersOf(world: World): { readonly pins: Pin[]; readonly blocks: Block[] } {
  const { map, findings } = world
  const pins: Pin[] = []
  const blocks: Block[] = []
  for (const marker of map.markers.filter((one) => !one.has('removed'))) {
    const note = map.notes.get(`marker${marker.number('i') ?? ''}`)
    const label = note?.name || marker.text('type') || 'A marker'
    const at = placeOn(world, [marker.number('x'), marker.number('y')], label)
    if (at) pins.push({ at, label, secret: true })
    const text = readHtml(note?.legend ?? '', { place: `${map.file}: ${label}`, findings })
    if (text.length > 0) blocks.push(...secret([heading(3, label), ...text]))
  }
  return { pins, blocks }
}
