import type { Page, Pin, Tie } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import { colorIn } from '../uvtt/read-uvtt.ts'
import type { Door, Light, Place, SceneGeometry, Wall } from '../uvtt/scene-geometry.ts'
import type { FoundryContext, FoundryDocument } from './foundry-source.ts'

interface Frame {
  readonly width: number
  readonly height: number
  /** Places count from here, because the padding belongs to the scene. */
  readonly offset: Place
  readonly cell: number
}

/** A scene with its walls, doors, lights and pins. Scenes are hidden until they are played. */
export function readScene(
  { fields, name }: FoundryDocument,
  id: string,
  context: FoundryContext,
): { readonly page: Page; readonly geometry: SceneGeometry | null } {
  const { findings, pageOf, pictures, pictureAt } = context
  const background =
    fields.record('background').text('src') ||
    fields.list('levels')[0]?.record('background').text('src') ||
    fields.text('img')
  const picture = pictures.use(pictureAt(background), name)
  const frame = frameOf(fields)
  const page: Page = {
    id,
    type: 'scene',
    name,
    visible: false,
    picture,
    ties: fields.list('tokens').flatMap((token): Tie[] => {
      const actor = pageOf.get(token.text('actorId'))
      return actor ? [{ type: 'contains', to: actor.id, ...(token.has('hidden') && { secret: true }) }] : []
    }),
    pins: frame && picture ? pinsOf(fields, frame, context) : [],
  }
  if (!frame) findings.lose('brokenShape', `${name}: the size of the scene is missing`)
  const leftOut = ['drawings', 'tiles', 'sounds', 'templates', 'regions'].filter((key) => fields.list(key).length > 0)
  if (leftOut.length > 0) findings.lose('unreadField', `${name}: ${leftOut.join(', ')}`, leftOut.length)
  return { page, geometry: frame && geometryOf(fields, frame, context) }
}

function frameOf(fields: Fields): Frame | null {
  const [width, height] = [fields.number('width') ?? 0, fields.number('height') ?? 0]
  const grid = fields.value('grid')
  const cell = typeof grid === 'number' ? grid : (fields.record('grid').number('size') ?? 0)
  const padding = fields.number('padding') ?? 0
  if (width <= 0 || height <= 0 || cell <= 0) return null
  const offsetOf = (length: number) => Math.ceil((padding * length) / cell) * cell
  return { width, height, cell, offset: [offsetOf(width), offsetOf(height)] }
}

function toPlace(x: number, y: number, { width, height, offset }: Frame): Place {
  const share = (value: number, length: number) => Math.round((value / length) * 100_000) / 1000
  return [share(x - offset[0], width), share(y - offset[1], height)]
}

const WALLS_MAX = 5000
const SECRET_DOOR = 2

function geometryOf(fields: Fields, frame: Frame, { findings }: FoundryContext): SceneGeometry {
  const walls: Wall[] = []
  const doors: Door[] = []
  const drawn = fields.list('walls')
  if (drawn.length > WALLS_MAX) findings.lose('wallsCut', fields.place, drawn.length - WALLS_MAX)
  for (const wall of drawn.slice(0, WALLS_MAX)) {
    const [x0, y0, x1, y1] = wall.numbers('c')
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) {
      findings.lose('brokenShape', wall.place)
      continue
    }
    const [from, to] = [toPlace(x0, y0, frame), toPlace(x1, y1, frame)]
    const door = wall.number('door') ?? 0
    if (door > 0) doors.push({ from, to, open: wall.number('ds') === 1, secret: door === SECRET_DOOR })
    else if (wall.has('sight') || wall.has('light') || !wall.has('move'))
      walls.push({ kind: 'wall', points: [from, to] })
  }
  return {
    grid: {
      columns: frame.width / frame.cell,
      rows: frame.height / frame.cell,
      offset: [0, 0],
      pixelsPerCell: frame.cell,
    },
    walls,
    doors,
    lights: fields.list('lights').flatMap((light) => lightOf(light, fields, frame)),
    lightsAreInPicture: false,
    ambientLight: null,
  }
}

function lightOf(light: Fields, scene: Fields, frame: Frame): Light[] {
  const [x, y] = [light.number('x'), light.number('y')]
  const config = light.record('config')
  const reach = Math.max(config.number('dim') ?? 0, config.number('bright') ?? 0)
  const perCell = typeof scene.value('grid') === 'number' ? 1 : (scene.record('grid').number('distance') ?? 1)
  if (x === null || y === null || reach <= 0) return []
  return [
    {
      at: toPlace(x, y, frame),
      range: reach / (perCell > 0 ? perCell : 1),
      intensity: 1,
      color: colorIn(config.text('color')),
    },
  ]
}

/** Notes on the map lead to pages of journals. Players see only those whose page they see. */
function pinsOf(fields: Fields, frame: Frame, { pageOf, findings }: FoundryContext): Pin[] {
  return fields.list('notes').flatMap((note): Pin[] => {
    const [x, y] = [note.number('x'), note.number('y')]
    const target = pageOf.get(note.text('entryId'))
    const label = note.text('text')
    if (x === null || y === null) return []
    const at = toPlace(x, y, frame)
    if (at.some((share) => share < 0 || share > 100)) {
      findings.lose('unplacedPin', `${fields.place}: ${label}`)
      return []
    }
    return target ? [{ at, to: target.id }] : [{ at, label: label || 'A note', secret: true }]
  })
}
