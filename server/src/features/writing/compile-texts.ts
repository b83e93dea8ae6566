import { checkLinks } from '#campaign-folder/check/check-links.ts'
import { compileEntity, type Compiled } from '#campaign-folder/compile/compile-entity.ts'
import { readMatter } from '#campaign-folder/entity-file.ts'
import type { NameKey } from '#campaign-folder/entity-names.ts'
import { namesOf } from '#campaign-folder/entity-names.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { CampaignTables } from '#database/database.ts'

import { readIds, readNamesFor } from './names.ts'
import { choosePicture, type ChosenPicture } from './choose-picture.ts'

/** The text of an entity, which need not be stored. */
export interface EntityText {
  readonly id: string
  readonly path: string
  readonly text: string
}

export interface CompiledText {
  /** `null` if there are faults that leave nothing to store. */
  readonly entity: (NonNullable<Compiled['entity']> & { readonly chosen: ChosenPicture['picture'] }) | null
  readonly names: readonly NameKey[]
  readonly faults: readonly Fault[]
}

/** Compiles texts of entities as an import of the whole folder with these texts would. */
export async function compileTexts(
  tables: CampaignTables,
  texts: readonly EntityText[],
  pictures: ReadonlyMap<string, string>
): Promise<CompiledText[]> {
  const matters = texts.map(({ id, path, text }) => readMatter(id, path, text))
  const names = await readNamesFor(tables, matters)
  return []
}
