import type { Blobs } from '#blobs/blobs.ts'
import { renderAll } from '#rich-text/render-all.ts'
import { mapInSlices, type Slicing } from '#runtime/slices.ts'

import type { AuthoredCampaign } from './authored-campaign.ts'
import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import {
  findPictures,
  missingPictures,
  usedPictures,
  wantedPictures,
  type CampaignPictures,
} from './campaign-pictures.ts'
import { checkEntity } from './check/check-entity.ts'
import { checkIds } from './check/check-ids.ts'
import { checkLinks, checkUnusableLinks, unclearReferences } from './check/check-links.ts'
import { checkPictures } from './check/check-pictures.ts'
import { readMatter, toDraft, withLinks, type EntityDraft } from './entity-file.ts'
import { entityNames } from './entity-names.ts'
import { writeFacts } from './facts/write-facts.ts'
import { inOrder, warning, type Fault } from './fault.ts'
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
  readonly pictures: CampaignPictures
  readonly faults: readonly Fault[]
}

/** Reads a whole campaign folder and reports everything that is wrong with it. */
export async function loadCampaign(
  folder: string,
  { pictures, onTexts = () => {}, onPictures = () => {}, slicing }: Loading,
): Promise<LoadedCampaign> {
  const read = await readFolder(folder, slicing)
  const facts = writeFacts(read.facts, new Set(checkIds(entityTexts(read.texts)).entities.keys()))
  const files = { ...read, texts: new Map([...read.texts, ...facts.texts]), faults: [...read.faults, ...facts.faults] }
  const sketch = await sketchCampaign(files, { slicing, onTexts })
  const isValid = sketch.faults.every(({ severity }) => severity !== 'fault')
  const pictured = await storePictures(files, wantedPictures(sketch.pictures), {
    pictures: isValid ? pictures : null,
    onProgress: onPictures,
  })
  const all = inOrder([...sketch.faults, ...pictured.faults].map(facts.atItsRow))
  const of = (severity: Fault['severity']) => all.filter((one) => one.severity === severity)
  const faults = of('fault')
  const campaign = faults.length === 0 ? await toCampaign(files, { sketch, pictured }, slicing) : null
  return { campaign, faults, warnings: of('warning'), notes: of('note') }
}

/** The Markdown files, all of which may be entities. */
function entityTexts(texts: CampaignFolder['texts']): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([file]) => file !== CAMPAIGN_FILE))
}

async function sketchCampaign(
  files: CampaignFolder,
  { slicing, onTexts }: Pick<Loading, 'slicing' | 'onTexts'>,
): Promise<Sketch> {
  const about = readCampaignFile(files.texts.get(CAMPAIGN_FILE), files.misnamed)
  const { entities, faults: idFaults } = checkIds(entityTexts(files.texts))
  const toMatter = ([id, file]: readonly [string, string]) => readMatter(id, file, files.texts.get(file) ?? '')
  const matters = await mapInSlices([...entities], toMatter, slicing)
  const names = entityNames(matters)
  const linked = await mapInSlices(matters, (matter) => withLinks(matter, names), slicing)
  const texts = linked.flatMap(({ body, boxText, gmNotes }) => [body, boxText, gmNotes])
  const render = await renderAll(texts, { slicing, onProgress: onTexts })
  const read = linked.map((entity) => toDraft(entity, render))
  const drafts = read.map(({ draft }) => draft).filter((draft) => draft !== null)
  const check = (draft: EntityDraft) => ({
    faults: [...checkEntity(draft), ...checkUnusableLinks(draft, names)],
    unclear: unclearReferences(draft, names),
  })
  const checked = await mapInSlices(drafts, check, slicing)
  const unclear = checked.flatMap((one) => one.unclear)
  const pictures = findPictures(drafts, about, files.pictures)
  const faults = [
    ...files.faults,
    ...(files.texts.size > 0 || files.faults.length === 0 ? about.faults : []),
    ...idFaults,
    ...read.flatMap((one) => one.faults),
    ...checked.flatMap((one) => one.faults),
    ...(await checkLinks(unclear, names, slicing)),
    ...missingPictures(pictures),
    ...(drafts.length < entities.size ? [] : checkPictures(files.pictures, usedPictures(pictures), names.ids)),
    ...drafts.filter((draft) => draft.type === 'scene' && !pictures.pictureOf.get(draft)?.path).map(withoutMap),
  ]
  return { about, drafts, pictures, faults }
}

function withoutMap({ file }: EntityDraft): Fault {
  return warning({ file, line: 1 }, 'this scene has no picture', 'put its battle map next to it, under the same name')
}

async function toCampaign(
  files: CampaignFolder,
  { sketch, pictured }: { readonly sketch: Sketch; readonly pictured: StoredPictures },
  slicing: Slicing | undefined,
): Promise<AuthoredCampaign | null> {
  const { about, drafts, pictures } = sketch
  if (!about.value) return null
  const { name, tagline, region, masthead, accent = null } = about.value
  const known = new Set(drafts.map(({ id }) => id))
  const pictureAt = (path: string | null | undefined) => pictured.stored.get(path ?? '') ?? null
  const inTextsOf = (draft: EntityDraft) =>
    (pictures.inTextsOf.get(draft)?.found ?? []).flatMap(({ target, path }) => {
      const picture = pictureAt(path)
      return picture ? [{ target, picture }] : []
    })
  const convert = (draft: EntityDraft) =>
    toEntity(draft, known, { picture: pictureAt(pictures.pictureOf.get(draft)?.path), inTexts: inTextsOf(draft) })
  return {
    name,
    tagline,
    region,
    masthead,
    accent,
    cover: pictureAt(pictures.covers.cover.path),
    coverTall: pictureAt(pictures.covers.coverTall.path),
    source: files.texts.get(CAMPAIGN_FILE) ?? '',
    entities: await mapInSlices(drafts, convert, slicing),
  }
}
