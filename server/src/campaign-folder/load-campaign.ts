import type { Blobs } from '#blobs/blobs.ts'
import type { Slicing } from '#runtime/slices.ts'

import type { AuthoredCampaign, StoredPicture } from './authored-campaign.ts'
import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import { checkIds } from './check/check-ids.ts'
import { checkLinks } from './check/check-links.ts'
import { checkPictures } from './check/check-pictures.ts'
import { compileAll } from './compile/compile-all.ts'
import type { CompiledEntity } from './compile/compile-entity.ts'
import { writeFacts } from './facts/write-facts.ts'
import { inOrder, warning, type Fault, type Place } from './fault.ts'
import { idOfFile } from './file-id.ts'
import { findCover, findPicture, picturesIn, type FoundPicture } from './find-picture.ts'
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
  /** Changes the texts of the folder before they are compiled. */
  readonly revise?: (files: CampaignFolder) => Promise<RevisedTexts>
  /** Long lists are handled in slices, because a server that looks into a folder has others to answer. */
  readonly slicing?: Slicing | undefined
}

export interface RevisedTexts {
  readonly texts: ReadonlyMap<string, string>
  /** Pictures that are stored, but not in the folder. */
  readonly pictures: readonly StoredPicture[]
}

/** The content of a folder, except for the pictures' bytes. */
interface Sketch {
  readonly about: CampaignFile
  readonly entities: readonly CompiledEntity[]
  /** By the id of the entity. */
  readonly pictureOf: ReadonlyMap<string, FoundPicture>
  readonly covers: { readonly cover: FoundPicture; readonly coverTall: FoundPicture }
  readonly faults: readonly Fault[]
}

/** Reads a whole campaign folder and reports everything that is wrong with it. */
export async function loadCampaign(
  folder: string,
  { pictures, onTexts = () => {}, onPictures = () => {}, revise, slicing }: Loading,
): Promise<LoadedCampaign> {
  const read = await readFolder(folder, slicing)
  const facts = writeFacts(read.facts, new Set(Array.from(read.texts.keys(), idOfFile).filter((id) => id !== null)))
  const found = { ...read, texts: new Map([...read.texts, ...facts.texts]), faults: [...read.faults, ...facts.faults] }
  const revised = (await revise?.(found)) ?? { texts: found.texts, pictures: [] }
  const kept = new Map(revised.pictures.map((picture) => [picture.path, picture]))
  const files = { ...found, texts: revised.texts, pictures: new Set([...found.pictures, ...kept.keys()]) }
  const sketch = await sketchCampaign(files, { slicing, onTexts })
  const isValid = sketch.faults.every(({ severity }) => severity !== 'fault')
  const pictured = await storePictures(files, wantedPictures(sketch), {
    pictures: isValid ? pictures : null,
    kept,
    onProgress: onPictures,
  })
  const all = inOrder([...sketch.faults, ...pictured.faults].map(facts.atItsRow))
  const of = (severity: Fault['severity']) => all.filter((one) => one.severity === severity)
  const faults = of('fault')
  const campaign = faults.length === 0 ? toCampaign(files, sketch, pictured) : null
  return { campaign, faults, warnings: of('warning'), notes: of('note') }
}

async function sketchCampaign(
  files: CampaignFolder,
  { slicing, onTexts }: Pick<Loading, 'slicing' | 'onTexts'>,
): Promise<Sketch> {
  const about = readCampaignFile(files.texts.get(CAMPAIGN_FILE), files.misnamed)
  const { entities: fileOf, faults: idFaults } = checkIds(
    [...files.texts.keys()].filter((name) => name !== CAMPAIGN_FILE),
  )
  const sources = Array.from(fileOf, ([id, file]) => ({ id, file, source: files.texts.get(file) ?? '' }))
  const { names, compiled } = await compileAll(sources, { slicing, onProgress: onTexts })
  const entities = compiled.map(({ entity }) => entity).filter((entity) => entity !== null)
  const unclear = compiled.flatMap((one) => one.unclear)
  const pictures = picturesIn(files.pictures)
  const pictureOf = new Map(entities.map((entity) => [entity.id, findPicture(entity, pictures)]))
  const coverAt = (key: 'cover' | 'coverTall') =>
    findCover(about.value?.[key], { file: CAMPAIGN_FILE, line: about.lineOf([key]) }, pictures)
  const covers = { cover: coverAt('cover'), coverTall: coverAt('coverTall') }
  const found = [...pictureOf.values(), covers.cover, covers.coverTall]
  const faults = [
    ...files.faults,
    ...(files.texts.size > 0 || files.faults.length === 0 ? about.faults : []),
    ...idFaults,
    ...compiled.flatMap((one) => one.faults),
    ...(await checkLinks(unclear, names, slicing)),
    ...found.flatMap(({ warnings }) => warnings),
    ...(entities.length < fileOf.size
      ? []
      : checkPictures(files.pictures, usedPictures({ pictureOf, covers }), names.ids)),
    ...entities.filter(({ type, id }) => type === 'scene' && !pictureOf.get(id)?.path).map(withoutMap),
  ]
  return { about, entities, pictureOf, covers, faults }
}

function withoutMap({ source }: CompiledEntity): Fault {
  return warning(
    { file: source.path, line: 1 },
    'this scene has no picture',
    'put its battle map next to it, under the same name',
  )
}

/** The pictures in use, by the id of their entity or by the key in `campaign.yaml`. */
function usedPictures({ pictureOf, covers }: Pick<Sketch, 'pictureOf' | 'covers'>): ReadonlyMap<string, string> {
  const owned = [...pictureOf, ...Object.entries(covers)]
  return new Map(owned.flatMap(([owner, { path }]) => (path === null ? [] : [[owner, path]])))
}

function wantedPictures({ pictureOf, covers }: Sketch): ReadonlyMap<string, Place> {
  const wanted = new Map<string, Place>()
  for (const { path, place } of [covers.cover, covers.coverTall, ...pictureOf.values()])
    if (path !== null && !wanted.has(path)) wanted.set(path, place)
  return wanted
}

function toCampaign(
  files: CampaignFolder,
  { about, entities, pictureOf, covers }: Sketch,
  pictured: StoredPictures,
): AuthoredCampaign | null {
  if (!about.value) return null
  const { name, tagline, region, masthead, accent = null } = about.value
  const pictureAt = (found: FoundPicture | undefined) => pictured.stored.get(found?.path ?? '') ?? null
  return {
    name,
    tagline,
    region,
    masthead,
    accent,
    cover: pictureAt(covers.cover),
    coverTall: pictureAt(covers.coverTall),
    source: files.texts.get(CAMPAIGN_FILE) ?? '',
    entities: entities.map((entity) => ({ ...entity, picture: pictureAt(pictureOf.get(entity.id)) })),
  }
}
