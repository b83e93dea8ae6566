import type { Fields } from '../reading/fields.ts'
import type { Findings } from '../report/findings.ts'
import type { Door, Light, Place, SceneGeometry, Wall, WallKind } from './scene-geometry.ts'

/** In cells, from the top left of the picture. */
type Point = readonly [x: number, y: number]

/** A picture inside a file, with the ending for its format. */
interface InnerPicture {
  readonly bytes: Uint8Array
  readonly ending: string
}

export interface UvttMap {
  readonly geometry: SceneGeometry
  readonly picture: InnerPicture | null
  /** The data that Waybook wrote into the file for itself, not yet checked. */
  readonly waybook: unknown
}

const SEGMENTS_MAX = 5000
const CELLS_MAX = 10_000
/** Curves come as dozens of tiny pieces. */
const TOLERANCE_CELLS = 0.05

/** Reads a Universal VTT file, versions 0.2 and 0.3; `null` if its size is missing. */
export function readUvtt(fields: Fields, findings: Findings): UvttMap | null {
  const resolution = fields.record('resolution')
  const size = pointIn(resolution.record('map_size'))
  const origin = pointIn(resolution.record('map_origin')) ?? [0, 0]
  const pixelsPerCell = resolution.number('pixels_per_grid') ?? 0
  if (!size || size.some((length) => length <= 0 || length > CELLS_MAX)) return null
  fields.ignore('format', 'software', 'creator')
  const frame: Frame = { size, origin, findings }
  const walls = withinLimit(
    [...wallsIn(fields, 'line_of_sight', 'wall', frame), ...wallsIn(fields, 'objects_line_of_sight', 'object', frame)],
    fields.place,
    findings,
  )
  const environment = fields.record('environment')
  const geometry = {
    grid: { columns: size[0], rows: size[1], offset: offsetOf(frame), pixelsPerCell },
    walls,
    doors: fields.list('portals').flatMap((portal) => doorIn(portal, frame)),
    lights: fields.list('lights').flatMap((light) => lightIn(light, frame)),
    lightsAreInPicture: environment.flag('baked_lighting'),
    ambientLight: colorIn(environment.text('ambient_light')),
  }
  return { geometry, picture: pictureIn(fields.text('image')), waybook: fields.value('waybook') }
}

interface Frame {
  readonly size: Point
  readonly origin: Point
  readonly findings: Findings
}

function pointIn(fields: Fields): Point | null {
  const [x, y] = [fields.number('x'), fields.number('y')]
  return x === null || y === null ? null : [x, y]
}

/** Where the lines of the grid begin. A part of a larger map may begin within a cell. */
function offsetOf({ size, origin }: Frame): Place {
  const share = (axis: 0 | 1) => round(((1 - (((origin[axis] % 1) + 1) % 1)) % 1) * (100 / size[axis]))
  return [share(0), share(1)]
}

function toPlace([x, y]: Point, { size, origin }: Frame): Place {
  return [round(((x - origin[0]) / size[0]) * 100), round(((y - origin[1]) / size[1]) * 100)]
}

/** A hundredth of a percent is finer than a pixel. */
function round(share: number): number {
  return Math.round(share * 1000) / 1000
}

function wallsIn(fields: Fields, key: string, kind: WallKind, frame: Frame): Wall[] {
  const lines = fields.value(key)
  if (lines === undefined || lines === null) return []
  if (!Array.isArray(lines)) {
    frame.findings.lose('unexpectedValue', `${fields.place}.${key}`)
    return []
  }
  const beyond = lines.length - SEGMENTS_MAX
  if (beyond > 0) frame.findings.lose('wallsCut', `${fields.place}.${key}`, beyond)
  return lines.slice(0, SEGMENTS_MAX).flatMap((line: unknown, index) => {
    const points = Array.isArray(line) ? pointsIn(line) : []
    if (points.length < 2) {
      frame.findings.lose('brokenShape', `${fields.place}.${key}[${index}]`)
      return []
    }
    return [{ kind, points: simplified(points, TOLERANCE_CELLS).map((point) => toPlace(point, frame)) }]
  })
}

function pointsIn(line: readonly unknown[]): Point[] {
  return line.flatMap((one): Point[] => {
    const { x, y } = typeof one === 'object' && one !== null ? { x: undefined, y: undefined, ...one } : {}
    return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : []
  })
}

/** Removes points that lie on the line between their neighbors, within the tolerance. Ends stay. One pass, so long walls cost no more. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const [before, after] = [kept.at(-1), points[index + 1]]
    if (before && after && distanceToLine(point, before, after) < tolerance && kept.length > 0) continue
    kept.push(point)
  }
  return kept
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

function withinLimit(walls: readonly Wall[], place: string, findings: Findings): Wall[] {
  let segments = 0
  const kept = walls.filter(({ points }) => (segments += points.length - 1) <= SEGMENTS_MAX)
  if (kept.length < walls.length) findings.lose('wallsCut', place, walls.length - kept.length)
  return kept
}

function doorIn(portal: Fields, frame: Frame): Door[] {
  const [from = null, to = null] = portal.list('bounds').map(pointIn)
  portal.ignore('position', 'rotation', 'freestanding')
  const open = portal.value('closed') === false
  if (from && to) return [{ from: toPlace(from, frame), to: toPlace(to, frame), open, secret: false }]
  frame.findings.lose('brokenShape', portal.place)
  return []
}

function lightIn(light: Fields, frame: Frame): Light[] {
  const at = pointIn(light.record('position'))
  const range = light.number('range')
  light.ignore('shadows')
  const color = colorIn(light.text('color'))
  const intensity = light.number('intensity') ?? 1
  if (at && range !== null && range > 0) return [{ at: toPlace(at, frame), range, intensity, color }]
  frame.findings.lose('brokenShape', light.place)
  return []
}

/** `ffeccd8b` (alpha first) or `eccd8b` -> `#eccd8b`; `null` for white and for no color. */
export function colorIn(written: string): string | null {
  const [, color = ''] = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(written) ?? []
  const plain = color.toLowerCase()
  return plain === '' || plain === 'ffffff' ? null : `#${plain}`
}

const MAGIC: readonly (readonly [ending: string, at: number, bytes: readonly number[]])[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', 0, [0xff, 0xd8, 0xff]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38]],
]

/** A picture in base64, with or without `data:` before it. Its first bytes tell the format, because the names lie. */
function pictureIn(base64: string): InnerPicture | null {
  const written = base64.replace(/^data:[^,]{0,100},/, '').replaceAll(/\s+/g, '')
  if (written === '') return null
  try {
    const binary = atob(written)
    const bytes = new Uint8Array(binary.length)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index)
    const [ending = null] =
      MAGIC.find(([, at, magic]) => magic.every((byte, index) => bytes[at + index] === byte)) ?? []
    return ending === null ? null : { bytes, ending }
  } catch {
    return null
  }
}
