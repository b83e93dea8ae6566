import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { checkLinks } from '#campaign-folder/check/check-links.ts'
import type { Compiled } from '#campaign-folder/compile/compile-entity.ts'
import { compileEach } from '#campaign-folder/compile/compile-long.ts'
import { readMatter, type EntityText } from '#campaign-folder/entity-file.ts'
import type { EntityNames } from '#campaign-folder/entity-names.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { CampaignTables } from '#database/database.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readIds, readNamesFor } from './names.ts'
import { choosePictures, samePictures, type OwnedPicture } from './stored-pictures.ts'

export interface CompiledText {
  /** `null` if there are faults that leave nothing to store. */
  readonly entity: AuthoredEntity | null
  readonly faults: readonly Fault[]
}

interface CompileOptions {
  /** The pictures of the entities, by owner. */
  readonly pictures: ReadonlyMap<string, OwnedPicture>
  /** Whether the texts name the same things as before, so there is nothing new to warn about. */
  readonly isAgain: boolean
}

/** Compiles texts the way an import of a folder with these texts does. */
export async function compileTexts(
  tables: CampaignTables,
  texts: readonly EntityText[],
  { pictures, isAgain }: CompileOptions,
): Promise<CompiledText[]> {
  const rules = await readCampaignWords(tables)
  const matters = texts.map((text) => readMatter({ ...text, givenName: rules.givenNames.get(text.path) }))
  const names = await readNamesFor(tables, matters)
  const compiled = await compileEach(matters, { names, ...rules })
  if (isAgain)
    return compiled.map(({ entity, faults }) => ({
      entity: entity && { ...entity, ...samePictures(entity, pictures) },
      faults,
    }))
  const results: CompiledText[] = []
  for (const { entity, faults, unclear } of compiled) {
    const links = await findUnclear(tables, unclear, names)
    const found = entity && (await choosePictures(tables, entity, pictures))
    results.push({
      entity: entity &&
        found && { ...entity, picture: found.picture, map: found.map, textPictures: found.textPictures },
      faults: [...faults, ...links, ...(found?.warnings ?? [])],
    })
  }
  return results
}

/** Warns about unclear references. Reads all ids only to suggest what a missing one was meant to be. */
async function findUnclear(tables: CampaignTables, unclear: Compiled['unclear'], names: EntityNames): Promise<Fault[]> {
  if (unclear.length === 0) return []
  return await checkLinks(unclear, { ...names, ids: await readIds(tables) }, undefined)
}
