import type { Pin } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import { bullets, heading, pageLink, paragraph, secret, shownPicture, words, type Block } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import type { KankaRecord } from './kanka-export.ts'
import { entityOf, isOpen, readKankaText, type KankaContext } from './kanka-text.ts'

interface KankaMap {
  readonly pins: readonly Pin[]
  readonly blocks: readonly Block[]
}

/** The shape of a marker that is a point. The others are labels, circles and polygons. */
const POINT = 1

/** The pins of a map, with the texts of its markers. Kanka counts pixels from the bottom left, Waybook percent from the top left. */
export function readKankaMap(record: KankaRecord, context: KankaContext): KankaMap {
  const { top } = record
  const { findings } = context
  const [width, height] = [top.number('width') ?? 0, top.number('height') ?? 0]
  const isFlat = width > 0 && height > 0 && !top.has('is_real')
  const closedGroups = new Set(
    top
      .list('groups')
      .filter((group) => !isOpen(group))
      .map((group) => group.number('id')),
  )
  const pins: Pin[] = []
  const blocks: Block[] = []
  for (const marker of top.list('markers')) {
    const group = marker.number('group_id')
    const isSecret = !isOpen(marker) || (group !== null && closedGroups.has(group))
    const target = entityOf(marker, 'entity_id', context)
    const name = marker.text('name')
    const [x, y] = [marker.number('longitude'), marker.number('latitude')]
    if (!isFlat || x === null || y === null || x < 0 || y < 0 || x > width || y > height)
      findings.lose('unplacedPin', `${record.id}: ${name || target?.name || 'a marker'}`)
    else {
      if ((marker.number('shape_id') ?? POINT) !== POINT) findings.lose('pinShape', `${record.id}: ${name}`)
      const at = [(x / width) * 100, 100 - (y / height) * 100] as const
      pins.push({ to: target?.id, at, label: target ? '' : name || 'Unnamed', secret: isSecret })
    }
    const entry = marker.text('entry')
    if (htmlWords(entry) === '') continue
    const text = [heading(3, name || target?.name || 'A marker'), ...readKankaText(entry, record, context)]
    blocks.push(...(isSecret || target?.visible === false ? secret(text) : text))
  }
  return { pins, blocks: [...blocks, ...layersOf(record, context)] }
}

/** The other pictures of a map. */
function layersOf(record: KankaRecord, context: KankaContext): Block[] {
  const { all, pictures } = context
  return record.top.list('layers').flatMap((layer): Block[] => {
    const path = all.gallery.find(layer.text('image_uuid'), layer.text('image_path'))
    const shelved = pictures.use(path, `${record.id}: layer`)
    if (shelved === undefined) return []
    const blocks = [heading(3, layer.text('name') || 'Layer'), paragraph(shownPicture(shelved))]
    return isOpen(layer) && !all.gallery.hidden.has(path) ? blocks : secret(blocks)
  })
}

/** The eras and elements of a timeline, or the elements of a quest. */
export function readElements(record: KankaRecord, context: KankaContext): Block[] {
  const eras = record.top.list('eras')
  const elements = record.top.list('elements')
  const byEra = Map.groupBy(elements, (one) => one.number('era_id'))
  const known = new Set(eras.map((era) => era.number('id')))
  return [
    ...eras.flatMap((era) => [
      heading(2, era.text('name') || 'Era'),
      ...readKankaText(era.text('entry'), record, context),
      ...(byEra.get(era.number('id')) ?? []).flatMap((one) => elementBlocks(one, record, context)),
    ]),
    ...elements.filter((one) => !known.has(one.number('era_id'))).flatMap((one) => elementBlocks(one, record, context)),
  ]
}

function elementBlocks(element: Fields, record: KankaRecord, context: KankaContext): Block[] {
  const target = entityOf(element, 'entity_id', context)
  const details = [element.text('role'), element.text('date')].filter((one) => one !== '')
  const link = target ? [pageLink(target.id)] : words(element.text('name'))
  const title = [...link, ...words(details.length > 0 ? ` (${details.join(', ')})` : '')]
  const text = [...(title.length > 0 ? bullets([title]) : []), ...readKankaText(element.text('entry'), record, context)]
  return isOpen(element) ? text : secret(text)
}
