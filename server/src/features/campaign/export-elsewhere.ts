import { Problem } from '@waybook/contract'
import { toFoundryActors, toOnlyWorlds, type FolderFile, type SourceFiles } from '@waybook/converters'
import { readFields, setField } from '@waybook/entity-text'

import type { CampaignTables } from '#database/database.ts'

/** A text file for another program. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

/** The campaign as a world folder of OnlyWorlds. */
export async function onlyWorldsOf(tables: CampaignTables): Promise<readonly TextFile[]> {
  return toOnlyWorlds(await readPages(tables)).flatMap(asText)
}

/** A character as an actor of the system `genesys` in Foundry VTT. Throws the Problem `not-found` if there is no such character. */
export async function foundryActorOf(tables: CampaignTables, id: string): Promise<string> {
  const [actor] = toFoundryActors(await readPages(tables), id).flatMap(asText)
  if (!actor) throw new Problem('not-found', `Character "${id}" not found`)
  return actor.text
}

/** The texts of all pages with their ids as paths, and with the types and names that Waybook derived from their files. */
async function readPages({ db, campaign }: CampaignTables): Promise<SourceFiles> {
  const about = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  const pages = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['id', 'name', 'type', 'sourceText'])
    .orderBy('id')
    .execute()
  const texts = pages.map(({ id, name, type, sourceText }) => {
    const read = readFields(sourceText)
    const { name: written } = read.ok ? read.fields : { name: undefined }
    const named = written === name ? sourceText : setField(sourceText, ['name'], name)
    return [`${id}.md`, setField(named, ['type'], type)] as const
  })
  return new Map([['campaign.yaml', about?.source ?? ''], ...texts])
}

function asText(file: FolderFile): TextFile[] {
  return 'text' in file ? [{ path: file.path, text: file.text }] : []
}
