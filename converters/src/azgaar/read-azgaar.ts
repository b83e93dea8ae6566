import { Fields, isRecord } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import { readRecords } from '../reading/read-records.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import type { Findings } from '../report/findings.ts'

/** A map of the world, from either of the two files that the generator writes. */
export interface AzgaarMap {
  readonly file: string
  readonly name: string
  /** In pixels, like all places. */
  readonly width: number
  readonly height: number
  readonly burgs: readonly Fields[]
  readonly states: readonly Fields[]
  readonly provinces: readonly Fields[]
  readonly cultures: readonly Fields[]
  readonly religions: readonly Fields[]
  readonly markers: readonly Fields[]
  /** HTML by what it belongs to: `marker12`, `burg45`. */
  readonly notes: ReadonlyMap<string, AzgaarNote>
  /** How many rivers, routes and the like there are. */
  readonly others: Readonly<Record<string, number>>
  /** All records that become pages. */
  readonly records: readonly Fields[]
  /** People for one point of population. */
  readonly people: number
  readonly era: string
  /** The drawn map, if the file contains it. */
  readonly svg: string | null
}

interface AzgaarNote {
  readonly name: string
  readonly legend: string
}

/** The lines of a `.map` file, from 0. */
const LINE = {
  about: 0,
  settings: 1,
  notes: 4,
  svg: 5,
  cultures: 13,
  states: 14,
  burgs: 15,
  religions: 29,
  provinces: 30,
  markers: 35,
} as const
/** The parts of its line of settings. */
const SETTING = { populationRate: 12, urbanization: 13, options: 19, name: 20 } as const

const IS_JSON_EXPORT = /"pack"\s*:\s*\{|"burgs"\s*:\s*\[/

export function isAzgaar(source: SourceFiles): boolean {
  return [...source].some(([path, text]) => text !== null && (isMapFile(path, text) || isJsonExport(path, text)))
}

function isMapFile(path: string, text: string): boolean {
  return path.endsWith('.map') && /^[\d.]+[a-z]*\|[^\n]*\|\d+\|\d+/.test(text.slice(0, 500))
}

function isJsonExport(path: string, text: string): boolean {
  return (
    path.endsWith('.json') && /"(?:info|mapCoordinates)"\s*:/.test(text.slice(0, 5000)) && IS_JSON_EXPORT.test(text)
  )
}

/** The first map of a source. */
export function readAzgaar(source: SourceFiles, findings: Findings): AzgaarMap | null {
  for (const [file, text] of source) {
    if (text === null || !isMapFile(file, text)) continue
    const map = readMapFile(file, text, findings)
    if (map) return map
  }
  const exported = (file: string) => isJsonExport(file, source.get(file) ?? '')
  for (const { file, value } of readRecords(source, exported, findings)) {
    const map = readExport(file, value, findings)
    if (map) return map
    findings.leaveOut(file, 'brokenFile', 'info: The size of the map is missing')
  }
  return null
}

function readExport(file: string, value: unknown, findings: Findings): AzgaarMap | null {
  const root = new Fields(value, file, findings)
  const [info, settings, pack] = [root.record('info'), root.record('settings'), root.record('pack')]
  const options = settings.record('options')
  const [width, height] = [info.number('width') ?? 0, info.number('height') ?? 0]
  if (width <= 0 || height <= 0) return null
  findings.read(file)
  return {
    file,
    name: info.text('mapName') || settings.text('mapName'),
    width,
    height,
    burgs: pack.list('burgs'),
    states: pack.list('states'),
    provinces: provincesOf(pack),
    cultures: pack.list('cultures'),
    religions: pack.list('religions'),
    markers: pack.list('markers'),
    notes: notesIn(root.list('notes')),
    people: peopleOf(settings.number('populationRate'), settings.number('urbanization')),
    era: options.text('eraShort') || options.text('era'),
    others: Object.fromEntries(OTHERS.map((key) => [key, pack.list(key).length])),
    records: recordsIn(pack),
    svg: null,
  }
}

const OTHERS = ['rivers', 'routes', 'zones', 'goods', 'markets', 'deals'] as const

function recordsIn(pack: Fields): Fields[] {
  return (['burgs', 'states', 'cultures', 'religions', 'markers'] as const).flatMap((key) => pack.list(key))
}

/** The list begins with the number 0. */
function provincesOf(pack: Fields): readonly Fields[] {
  const value = pack.value('provinces')
  if (!Array.isArray(value)) return []
  const provinces: unknown[] = value
  return provinces.filter(isRecord).map((one) => pack.child(one, 'provinces'))
}

function readMapFile(file: string, text: string, findings: Findings): AzgaarMap | null {
  const lines = text.split(/\r?\n/)
  const [, , , , width, height] = (lines[LINE.about] ?? '').split('|')
  const settings = (lines[LINE.settings] ?? '').split('|')
  const size = { width: Number(width), height: Number(height) }
  if (!(size.width > 0 && size.height > 0)) {
    findings.leaveOut(file, 'brokenFile', 'line 1: The size of the map is missing')
    return null
  }
  const holder = new Fields(
    Object.fromEntries(
      (['cultures', 'states', 'burgs', 'religions', 'provinces', 'markers', 'notes'] as const).map((key) => {
        const read = readJson(lines[LINE[key]] || '[]')
        if (!read.ok) findings.lose('brokenFile', `${file}: line ${LINE[key] + 1}: ${read.why}`)
        return [key, read.ok ? read.value : []]
      }),
    ),
    file,
    findings,
  )
  const options = readJson(settings[SETTING.options] ?? '')
  const era = new Fields(options.ok ? options.value : {}, `${file}: options`, findings)
  findings.read(file)
  return {
    file,
    name: settings[SETTING.name] ?? '',
    ...size,
    burgs: holder.list('burgs'),
    states: holder.list('states'),
    provinces: provincesOf(holder),
    cultures: holder.list('cultures'),
    religions: holder.list('religions'),
    markers: holder.list('markers'),
    notes: notesIn(holder.list('notes')),
    people: peopleOf(Number(settings[SETTING.populationRate]), Number(settings[SETTING.urbanization])),
    era: era.text('eraShort') || era.text('era'),
    others: {},
    records: recordsIn(holder),
    svg: svgIn(lines[LINE.svg] ?? ''),
  }
}

function notesIn(notes: readonly Fields[]): ReadonlyMap<string, AzgaarNote> {
  return new Map(notes.map((note) => [note.text('id'), { name: note.text('name'), legend: note.text('legend') }]))
}

function peopleOf(rate: number | null, urbanization: number | null): number {
  return (rate || 1000) * (urbanization || 1)
}

const SVG_MAX = 30_000_000

/** The drawing without scripts and references, which a campaign's folder refuses. */
function svgIn(line: string): string | null {
  if (!line.startsWith('<svg') || line.length > SVG_MAX) return null
  const drawing = ['script', 'foreignObject'].reduce(withoutElement, line)
  return drawing.replaceAll(/<image\b[^<>]*\/>/gi, '').replaceAll(/\son[a-z]+="[^"]*"/gi, '')
}

/** Cuts out each element of this name. One that is not closed ends the drawing. */
function withoutElement(drawing: string, name: string): string {
  const [first = '', ...others] = drawing.split(`<${name}`)
  return [first, ...others.map((part) => part.slice(endOf(part, `</${name}>`)))].join('')
}

function endOf(part: string, closing: string): number {
  const at = part.indexOf(closing)
  return at < 0 ? part.length : at + closing.length
}
