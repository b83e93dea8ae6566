import type { Skill } from '@waybook/rules'

import type { Blobs } from '#blobs/blobs.ts'
import { renderAll } from '#rich-text/render-all.ts'
import { mapInSlices, type Slicing } from '#runtime/slices.ts'

import type { AuthoredCampaign } from './authored-campaign.ts'
import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import { skillsIn } from './campaign-skills.ts'
import { checkEntity } from './check/check-entity.ts'
import { checkIds } from './check/check-ids.ts'
import { checkLinks, checkUnusableLinks, unclearReferences } from './check/check-links.ts'
import { checkPictures } from './check/check-pictures.ts'
import { readMatter, toDraft, withLinks, type EntityDraft } from './entity-file.ts'
import { entityNames } from './entity-names.ts'
import { writeFacts } from './facts/write-facts.ts'
import { inOrder, warning, type Fault, type Place } from './fault.ts'
import { idOfFile } from './file-id.ts'
import { findCover, findPicture, picturesIn, type FoundPicture } from './find-picture.ts'
import { readFolder, type CampaignFolder } from './read-folder.ts'
import { storePictures, type StoredPictures, type Progress } from './store-pictures.ts'
import { toEntity } from './to-entity.ts'

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
  /** Called as texts are rendered, then as pictures are stored. */
  readonly onTexts?: Progress
  readonly onPictures?: Progress
  /** Long lists are handled in slices, because a server that looks into a folder has others to answer. */
  readonly slicing?: Slicing | undefined
}

/** The content of a folder, except for the pictures' bytes. */
interface Sketch {
  readonly about: CampaignFile
  readonly drafts: readonly EntityDraft[]
  readonly pictureOf: ReadonlyMap<EntityDraft, FoundPicture>
  readonly covers: { readonly cover: FoundPicture; readonly coverTall: FoundPicture }
  readonly faults: readonly Fault[]
}

/** Reads a whole campaign folder and reports everything that is wrong with it. */
export async function loadCampaign(
  folder: string,
  { pictures, onTexts = () => {}, onPictures = () => {}, slicing }: Loading,
): Promise<LoadedCampaign> {
  const read = await readFolder(folder, slicing)
  const about = readCampaignFile(read.texts.get(CAMPAIGN_FILE), read.misnamed)
  const skills = skillsIn(about.value?.skills)
  const others = new Set(Array.from(read.texts.keys(), idOfFile).filter((id) => id !== null))
  const facts = writeFacts(read.facts, { others, skills })
  const files = { ...read, texts: new Map([...read.texts, ...facts.texts]), faults: [...read.faults, ...facts.faults] }
  const sketch = await sketchCampaign(files, { about, skills, slicing, onTexts })
  const isValid = sketch.faults.every(({ severity }) => severity !== 'fault')
  const pictured = await storePictures(files, wantedPictures(sketch), {
    pictures: isValid ? pictures : null,
    onProgress: onPictures,
  })
  const all = inOrder([...sketch.faults, ...pictured.faults].map(facts.atItsRow))
  const of = (severity: Fault['severity']) => all.filter((one) => one.severity === severity)
  const faults = of('fault')
  const campaign = faults.length === 0 ? await toCampaign(files, { sketch, pictured }, slicing) : null
  return { campaign, faults, warnings: of('warning'), notes: of('note') }
}

async function sketchCampaign(
  files: CampaignFolder,
  {
    about,
    skills,
    slicing,
    onTexts,
  }: Pick<Loading, 'slicing' | 'onTexts'> & { readonly about: CampaignFile; readonly skills: readonly Skill[] },
): Promise<Sketch> {
  const { entities, faults: idFaults } = checkIds([...files.texts.keys()].filter((name) => name !== CAMPAIGN_FILE))
  const toMatter = ([id, file]: readonly [string, string]) => readMatter(id, file, files.texts.get(file) ?? '')
  const matters = await mapInSlices([...entities], toMatter, slicing)
  const names = entityNames(matters)
  const linked = await mapInSlices(matters, (matter) => withLinks(matter, names), slicing)
  const texts = linked.flatMap(({ body, boxText }) => [body, boxText])
  const render = await renderAll(texts, { slicing, onProgress: onTexts })
  const read = linked.map((entity) => toDraft(entity, render))
  const drafts = read.map(({ draft }) => draft).filter((draft) => draft !== null)
  const check = (draft: EntityDraft) => ({
    faults: [...checkEntity(draft, skills), ...checkUnusableLinks(draft, names)],
    unclear: unclearReferences(draft, names),
  })
  const checked = await mapInSlices(drafts, check, slicing)
  const unclear = checked.flatMap((one) => one.unclear)
  const pictures = picturesIn(files.pictures)
  const pictureOf = new Map(drafts.map((draft) => [draft, findPicture(draft, pictures)]))
  const coverAt = (key: 'cover' | 'coverTall') =>
    findCover(about.value?.[key], { file: CAMPAIGN_FILE, line: about.lineOf([key]) }, pictures)
  const covers = { cover: coverAt('cover'), coverTall: coverAt('coverTall') }
  const found = [...pictureOf.values(), covers.cover, covers.coverTall]
  const faults = [
    ...files.faults,
    ...(files.texts.size > 0 || files.faults.length === 0 ? about.faults : []),
    ...idFaults,
    ...read.flatMap((one) => one.faults),
    ...checked.flatMap((one) => one.faults),
    ...(await checkLinks(unclear, names, slicing)),
    ...found.flatMap(({ warnings }) => warnings),
    ...(drafts.length < entities.size
      ? []
      : checkPictures(files.pictures, usedPictures({ pictureOf, covers }), names.ids)),
    ...drafts.filter((draft) => draft.type === 'scene' && !pictureOf.get(draft)?.path).map(withoutMap),
  ]
  return { about, drafts, pictureOf, covers, faults }
}

function withoutMap({ file }: EntityDraft): Fault {
  return warning({ file, line: 1 }, 'this scene has no picture', 'put its battle map next to it, under the same name')
}

/** The pictures in use, by the id of their entity or by the key in `campaign.yaml`. */
function usedPictures({ pictureOf, covers }: Pick<Sketch, 'pictureOf' | 'covers'>): ReadonlyMap<string, string> {
  const owned = [...Array.from(pictureOf, ([{ id }, found]) => [id, found] as const), ...Object.entries(covers)]
  return new Map(owned.flatMap(([owner, { path }]) => (path === null ? [] : [[owner, path]])))
}

function wantedPictures({ pictureOf, covers }: Sketch): ReadonlyMap<string, Place> {
  const wanted = new Map<string, Place>()
  for (const { path, place } of [covers.cover, covers.coverTall, ...pictureOf.values()])
    if (path !== null && !wanted.has(path)) wanted.set(path, place)
  return wanted
}

async function toCampaign(
  files: CampaignFolder,
  { sketch, pictured }: { readonly sketch: Sketch; readonly pictured: StoredPictures },
  slicing: Slicing | undefined,
): Promise<AuthoredCampaign | null> {
  const { about, drafts, pictureOf, covers } = sketch
  if (!about.value) return null
  const { name, tagline, region, masthead, accent = null } = about.value
  const known = new Set(drafts.map(({ id }) => id))
  const pictureAt = (found: FoundPicture | undefined) => pictured.stored.get(found?.path ?? '') ?? null
  const convert = (draft: EntityDraft) => toEntity(draft, known, pictureAt(pictureOf.get(draft)))
  return {
    name,
    tagline,
    region,
    masthead,
    accent,
    cover: pictureAt(covers.cover),
    coverTall: pictureAt(covers.coverTall),
    source: files.texts.get(CAMPAIGN_FILE) ?? '',
    entities: await mapInSlices(drafts, convert, slicing),
  }
}
