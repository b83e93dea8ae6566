import { CAMPAIGN_FILE, type CampaignFile } from './campaign-file.ts'
import type { CompiledEntity } from './compile/compile-entity.ts'
import type { Fault, Place } from './fault.ts'
import { findCover, findMap, findPicture, picturesIn, type FoundPicture } from './find-picture.ts'
import { findTextPictures, type FoundTextPictures } from './text-pictures.ts'

/** The pictures that a campaign uses, by the id of the entity. */
export interface CampaignPictures {
  readonly pictureOf: ReadonlyMap<string, FoundPicture>
  /** Only the entities whose file names a map. */
  readonly mapOf: ReadonlyMap<string, FoundPicture>
  readonly inTextsOf: ReadonlyMap<string, FoundTextPictures>
  readonly covers: { readonly cover: FoundPicture; readonly coverTall: FoundPicture }
}

export function findPictures(
  entities: readonly CompiledEntity[],
  about: CampaignFile,
  paths: ReadonlySet<string>,
): CampaignPictures {
  const pictures = picturesIn(paths)
  const coverAt = (key: 'cover' | 'coverTall') =>
    findCover(about.value?.[key], { file: CAMPAIGN_FILE, line: about.lineOf([key]) }, pictures)
  return {
    pictureOf: new Map(entities.map((entity) => [entity.id, findPicture(entity, pictures)])),
    mapOf: new Map(
      entities.flatMap((entity) => {
        const found = findMap(entity, pictures)
        return found ? [[entity.id, found]] : []
      }),
    ),
    inTextsOf: new Map(entities.map((entity) => [entity.id, findTextPictures(entity, pictures)])),
    covers: { cover: coverAt('cover'), coverTall: coverAt('coverTall') },
  }
}

export function missingPictures({ pictureOf, mapOf, inTextsOf, covers }: CampaignPictures): Fault[] {
  const found = [...pictureOf.values(), ...mapOf.values(), ...inTextsOf.values(), covers.cover, covers.coverTall]
  return found.flatMap(({ warnings }) => warnings)
}

/** The pictures in use, by the id of their entity, the key in `campaign.yaml`, or the place in a text. */
export function usedPictures({ pictureOf, mapOf, inTextsOf, covers }: CampaignPictures): ReadonlyMap<string, string> {
  const maps = Array.from(mapOf, ([id, found]) => [`${id}#map`, found] as const)
  const owned = [...pictureOf, ...maps, ...Object.entries(covers)]
  const inTexts = Array.from(inTextsOf).flatMap(([id, { found }]) =>
    found.map(({ target, path }) => [`${id}#${target}`, path] as const),
  )
  return new Map([...owned.flatMap(([owner, { path }]) => (path === null ? [] : [[owner, path] as const])), ...inTexts])
}

/** The pictures to store, each with the first place that names it. */
export function wantedPictures({ pictureOf, mapOf, inTextsOf, covers }: CampaignPictures): ReadonlyMap<string, Place> {
  const wanted = new Map<string, Place>()
  const inTexts = Array.from(inTextsOf.values()).flatMap(({ found }) => found)
  for (const { path, place } of [covers.cover, covers.coverTall, ...pictureOf.values(), ...mapOf.values(), ...inTexts])
    if (path !== null && !wanted.has(path)) wanted.set(path, place)
  return wanted
}
