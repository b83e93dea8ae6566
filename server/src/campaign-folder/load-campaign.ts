import type { Blobs } from '#blobs/blobs.ts'
import type { Slicing } from '#runtime/slices.ts'

import type { AuthoredCampaign, StoredPicture } from './authored-campaign.ts'
import { CAMPAIGN_FILE, type CampaignFile } from './campaign-file.ts'
import {
  findPictures,
  missingPictures,
  usedPictures,
  wantedPictures,
  type CampaignPictures,
} from './campaign-pictures.ts'
import { campaignRules } from './campaign-rules.ts'
import { checkFiles } from './check/check-files.ts'
import { checkLinks, missingAmong, type MissingName } from './check/check-links.ts'
import { checkPictures } from './check/check-pictures.ts'
import { compileAll } from './compile/compile-all.ts'
import type { CompiledEntity } from './compile/compile-entity.ts'
import { inOrder, note, preventsImport, warning, type Fault } from './fault.ts'
import { fileTypesIn } from './file-types.ts'
import { idsByPath, sortFiles } from './folder-ids.ts'
import { keepable } from './keep-files.ts'
import { portablePath } from './portable-name.ts'
import { aboutIn, readCampaignFolder, type ReadCampaign } from './read-campaign-folder.ts'
import type { CampaignFolder } from './read-folder.ts'
import { storePictures, type StoredPictures, type Progress } from './store-pictures.ts'

export interface LoadedCampaign {
  /** `null` if there are faults. */
  readonly campaign: AuthoredCampaign | null
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  readonly notes: readonly Fault[]
  /** How many links of pages lead to another page, and how many references lead to none or to several. */
  readonly links: {
    readonly resolved: number
    readonly dangling: number
    /** The names that no page has, with the number of references, the most frequent first. */
    readonly missing: readonly MissingName[]
  }
  /** The paths of files that are not read but kept for exports. */
  readonly unread: readonly string[]
  /** The paths of pictures that are shown smaller than they are. */
  readonly scaled: readonly string[]
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
  readonly links: LoadedCampaign['links']
}

/** Reads and compiles a whole campaign folder. Reports everything that is wrong with it. */
export async function loadCampaign(folder: string, how: Loading): Promise<LoadedCampaign> {
  return await compileCampaign(await readCampaignFolder(folder, { slicing: how.slicing }), how)
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
  const found = sketch.faults.map((one) => (losesStored(one, read) ? preventing(one) : one))
  const isValid = !found.some(preventsImport)
  const pictured = await storePictures(files, wantedPictures(sketch.pictures), {
    pictures: isValid ? pictures : null,
    kept,
    leaveOut: new Set(sketch.about.value?.leaveOut),
    onProgress: onPictures,
  })
  const { paths: unread, faults: unkept } = keepable(
    read.root,
    unreadFiles(read, { sketch, pictured, texts: files.texts }),
  )
  const all = inOrder([...found, ...pictured.faults, ...unkept].map(read.atItsRow))
  const of = (severity: Fault['severity']) => all.filter((one) => one.severity === severity)
  const faults = of('fault')
  const campaign = faults.some(preventsImport) ? null : toCampaign(files, sketch, pictured)
  return {
    campaign,
    faults,
    warnings: of('warning'),
    notes: of('note'),
    links: sketch.links,
    unread,
    scaled: pictured.scaled,
  }
}

/** The files of a folder that are neither pages nor pictures of the campaign. Pages that Waybook has moved or deleted do not count. */
function unreadFiles(
  { folder, idOf }: ReadCampaign,
  {
    sketch,
    pictured,
    texts,
  }: { readonly sketch: Sketch; readonly pictured: StoredPictures; readonly texts: RevisedTexts['texts'] },
): string[] {
  const pages = new Set(sketch.entities.map(({ source }) => source.path))
  const isReplaced = (file: string) => idOf.has(file) && !texts.has(file)
  const isRead = (file: string) => pages.has(file) || pictured.stored.has(file) || folder.facts.has(file)
  return [...folder.all].filter((file) => file !== CAMPAIGN_FILE && !isRead(file) && !isReplaced(file))
}

/** Whether an import would lose a fact, or something that Waybook has, because the file was changed and can no longer be read. */
function losesStored({ severity, leavesOut, file }: Fault, { stored, texts, idOf, generated }: ReadCampaign): boolean {
  if (severity !== 'fault' || leavesOut === undefined) return false
  if (generated.has(file)) return true
  const there = stored.get(idOf.get(file) ?? '') ?? [...stored.values()].find(({ path }) => path === file)
  return there !== undefined && there.text !== texts.get(file)
}

function preventing({ leavesOut: _leavesOut, ...one }: Fault): Fault {
  return one
}

async function sketchCampaign(
  files: ReadCampaign,
  { slicing, onTexts }: Pick<Loading, 'slicing' | 'onTexts'>,
): Promise<Sketch> {
  const about = aboutIn(files)
  const { entities: fileOf, faults: idFaults } = sortFiles(files.texts, {
    types: fileTypesIn(about.value),
    typedOf: files.typedOf,
    storedIds: new Map([...idsByPath(files.stored), ...files.idOf]),
  })
  const rules = campaignRules(about.value)
  const sources = Array.from(fileOf, ([id, path]) => ({
    id,
    path,
    text: files.texts.get(path) ?? '',
    givenName: rules.givenNames.get(path),
  }))
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
    ...checkFiles(entities, files.folder.all),
    ...missingPictures(pictures),
    ...(entities.length < fileOf.size ? [] : checkPictures(files.pictures, usedPictures(pictures), names.ids)),
    ...entities.filter(({ type, id }) => type === 'scene' && !pictures.pictureOf.get(id)?.path).map(withoutMap),
  ]
  const resolved = entities.reduce((sum, { mentions }) => sum + mentions.length, 0)
  return {
    about,
    entities,
    pictures,
    faults,
    links: {
      resolved,
      dangling: unclear.filter(({ nearest }) => nearest === null).length,
      missing: missingAmong(unclear, names),
    },
  }
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
    ...(pictured.walls.size > 0 && { walls: pictured.walls }),
    entities: entities.map((entity) => ({
      ...entity,
      picture: pictureAt(pictureOf.get(entity.id)),
      map: pictureAt(mapOf.get(entity.id)),
      textPictures: inTexts(entity.id),
    })),
  }
}
