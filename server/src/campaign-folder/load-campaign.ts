import type { Blobs } from '#blobs/blobs.ts'
import type { Slicing } from '#runtime/slices.ts'

import type { AuthoredCampaign, StoredPicture } from './authored-campaign.ts'
import { calendarIn } from './campaign-calendar.ts'
import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import {
  findPictures,
  missingPictures,
  usedPictures,
  wantedPictures,
  type CampaignPictures,
} from './campaign-pictures.ts'
import { skillsIn } from './campaign-skills.ts'
import { checkIds } from './check/check-ids.ts'
import { checkLinks } from './check/check-links.ts'
import { checkPictures } from './check/check-pictures.ts'
import { compileAll } from './compile/compile-all.ts'
import type { CompiledEntity } from './compile/compile-entity.ts'
import { writeFacts, type WrittenFacts } from './facts/write-facts.ts'
import { inOrder, note, warning, type Fault } from './fault.ts'
import { portablePath } from './portable-name.ts'
import { readFolder, type CampaignFolder } from './read-folder.ts'
import { storePictures, type StoredPictures, type Progress } from './store-pictures.ts'

export interface LoadedCampaign {
  /** `null` if there are faults. */
  readonly campaign: AuthoredCampaign | null
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  readonly notes: readonly Fault[]
}

interface Loading {
  /** Where pictures are stored; if `null`, they are only inspected. */
  readonly pictures: Blobs | null
  /** Called as entities are compiled, then as pictures are stored. */
  readonly onTexts?: Progress
  readonly onPictures?: Progress
  /** A server that looks into a folder handles long lists in slices, because it has others to answer. */
  readonly slicing?: Slicing | undefined
}

/** A folder whose texts include the files generated from its facts. */
export interface ReadCampaign extends CampaignFolder {
  readonly atItsRow: WrittenFacts['atItsRow']
}

/** Texts to compile in place of the folder's own, for example because Waybook has a newer one. */
export interface RevisedTexts {
  readonly texts: ReadonlyMap<string, string>
  /** Pictures that the store has and the folder lacks. */
  readonly pictures: readonly StoredPicture[]
}

/** The content of a folder, except for the pictures' bytes. */
interface Sketch {
  readonly about: CampaignFile
  readonly entities: readonly CompiledEntity[]
  readonly pictures: CampaignPictures
  readonly faults: readonly Fault[]
}

/** Reads and compiles a whole campaign folder. Reports everything that is wrong with it. */
export async function loadCampaign(folder: string, how: Loading): Promise<LoadedCampaign> {
  return await compileCampaign(await readCampaignFolder(folder, how.slicing), how)
}

export async function readCampaignFolder(folder: string, slicing?: Slicing): Promise<ReadCampaign> {
  const read = await readFolder(folder, slicing)
  const others = new Set(checkIds(entityTexts(read.texts)).entities.keys())
  const { texts, faults, atItsRow } = writeFacts(read.facts, { others, skills: skillsIn(aboutIn(read).value?.skills) })
  return { ...read, texts: new Map([...read.texts, ...texts]), faults: [...read.faults, ...faults], atItsRow }
}

/** Compiles a folder and stores its pictures, unless there are faults. */
export async function compileCampaign(
  read: ReadCampaign,
  { pictures, onTexts = () => {}, onPictures = () => {}, slicing }: Loading,
  revised: RevisedTexts = { texts: read.texts, pictures: [] },
): Promise<LoadedCampaign> {
  const kept = new Map(revised.pictures.map((picture) => [picture.path, picture]))
  const files = { ...read, texts: revised.texts, pictures: new Set([...read.pictures, ...kept.keys()]) }
  const sketch = await sketchCampaign(files, { slicing, onTexts })
  const isValid = sketch.faults.every(({ severity }) => severity !== 'fault')
  const pictured = await storePictures(files, wantedPictures(sketch.pictures), {
    pictures: isValid ? pictures : null,
    kept,
    onProgress: onPictures,
  })
  const all = inOrder([...sketch.faults, ...pictured.faults].map(read.atItsRow))
  const of = (severity: Fault['severity']) => all.filter((one) => one.severity === severity)
  const faults = of('fault')
  const campaign = faults.length === 0 ? toCampaign(files, sketch, pictured) : null
  return { campaign, faults, warnings: of('warning'), notes: of('note') }
}

/** The Markdown files, all of which may be entities. */
function entityTexts(texts: CampaignFolder['texts']): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([file]) => file !== CAMPAIGN_FILE))
}

function aboutIn({ texts, misnamed }: Pick<CampaignFolder, 'texts' | 'misnamed'>): CampaignFile {
  return readCampaignFile(texts.get(CAMPAIGN_FILE), misnamed)
}

async function sketchCampaign(
  files: CampaignFolder,
  { slicing, onTexts }: Pick<Loading, 'slicing' | 'onTexts'>,
): Promise<Sketch> {
  const about = aboutIn(files)
  const { entities: fileOf, faults: idFaults } = checkIds(entityTexts(files.texts))
  const sources = Array.from(fileOf, ([id, path]) => ({ id, path, text: files.texts.get(path) ?? '' }))
  const rules = { skills: skillsIn(about.value?.skills), calendar: calendarIn(about.value?.calendar) }
  const { names, compiled } = await compileAll(sources, rules, { slicing, onProgress: onTexts })
  const entities = compiled.map(({ entity }) => entity).filter((entity) => entity !== null)
  const unclear = compiled.flatMap((one) => one.unclear)
  const pictures = findPictures(entities, about, files.pictures)
  const faults = [
    ...files.faults,
    ...(files.texts.size > 0 || files.faults.length === 0 ? about.faults : []),
    ...idFaults,
    ...unportableNames([...files.texts.keys(), ...files.pictures]),
    ...compiled.flatMap((one) => one.faults),
    ...(await checkLinks(unclear, names, slicing)),
    ...missingPictures(pictures),
    ...(entities.length < fileOf.size ? [] : checkPictures(files.pictures, usedPictures(pictures), names.ids)),
    ...entities.filter(({ type, id }) => type === 'scene' && !pictures.pictureOf.get(id)?.path).map(withoutMap),
  ]
  return { about, entities, pictures, faults }
}

function unportableNames(files: readonly string[]): Fault[] {
  return files
    .filter((file) => portablePath(file) !== file)
    .map((file) =>
      note({ file, line: 1 }, 'Windows cannot store this name', `an export writes ${portablePath(file)} there`),
    )
}

function withoutMap({ source }: CompiledEntity): Fault {
  return warning(
    { file: source.path, line: 1 },
    'this scene has no picture',
    'put its battle map next to it, under the same name',
  )
}

function toCampaign(
  files: CampaignFolder,
  { about, entities, pictures: { pictureOf, mapOf, inTextsOf, covers } }: Sketch,
  pictured: StoredPictures,
): AuthoredCampaign | null {
  if (!about.value) return null
  const { name, tagline, region, masthead, accent = null } = about.value
  const pictureAt = (found: { readonly path: string | null } | undefined) =>
    pictured.stored.get(found?.path ?? '') ?? null
  const inTexts = (id: string) =>
    (inTextsOf.get(id)?.found ?? []).flatMap((found) => {
      const picture = pictureAt(found)
      return picture ? [{ target: found.target, picture }] : []
    })
  return {
    name,
    tagline,
    region,
    masthead,
    accent,
    cover: pictureAt(covers.cover),
    coverTall: pictureAt(covers.coverTall),
    source: files.texts.get(CAMPAIGN_FILE) ?? '',
    entities: entities.map((entity) => ({
      ...entity,
      picture: pictureAt(pictureOf.get(entity.id)),
      map: pictureAt(mapOf.get(entity.id)),
      textPictures: inTexts(entity.id),
    })),
  }
}
