import type { AnswerOf } from '@waybook/contract'

import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { readMatter } from '#campaign-folder/entity-file.ts'
import type { EntityText } from '#campaign-folder/entity-file.ts'
import { idMeant, linkedInMarkdown, type EntityNames } from '#campaign-folder/entity-names.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { targetsIn } from '#campaign-folder/targets.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import type { Handled } from '../request-context.ts'
import { readCampaignText, writeCampaignText } from './campaign-text.ts'
import { compileTexts } from './compile-texts.ts'
import { toFindings } from './findings.ts'
import { readRevision } from './history.ts'
import { readNamesFor } from './names.ts'
import { saveText, type WantedText } from './save-text.ts'
import { withSecretAudience, type WantedAudience } from './secret-audience.ts'
import { currentId, readSources, type SourceRecord } from './source.ts'
import { readPictures } from './stored-pictures.ts'

export async function readSource(tables: CampaignTables, asked: string): Promise<SourceRecord | null> {
  const id = await currentId(tables, asked)
  return id === null ? null : ((await readSources(tables, [id])).get(id) ?? null)
}

/** The faults of a text, as if the entity had it. */
export async function checkText(tables: CampaignTables, text: EntityText): Promise<readonly Fault[]> {
  const [compiled] = await compileTexts(tables, [text], {
    pictures: await readPictures(tables, [text.id]),
    isAgain: false,
  })
  return compiled?.faults ?? []
}

/** A Markdown text whose links have the ids of their targets. `file`: the path of its file in the campaign's folder. */
export async function withIds(tables: CampaignTables, text: string, file: string): Promise<string> {
  return linkedInMarkdown(text, await namesIn(tables, text, file), file)
}

/** Returns a function from the target of a link in this text to the entity that it means; `null` if it means none, or several. */
export async function readMeaning(tables: CampaignTables, text: string): Promise<(target: string) => string | null> {
  const names = await namesIn(tables, text)
  return (target) => idMeant(target, names)
}

/** The text of an entity with another audience for one of its secrets; `null` if there is no such secret. */
export async function readWithSecretAudience(
  tables: CampaignTables,
  id: string,
  wanted: WantedAudience,
): Promise<ReturnType<typeof withSecretAudience>> {
  const source = (await readSources(tables, [id])).get(id)
  if (!source) return null
  const names = await readNamesFor(tables, [readMatter({ ...source, id })])
  return withSecretAudience(source, wanted, names)
}

export async function saveCampaignText(
  tx: CampaignTransaction,
  wanted: WantedText,
): Promise<Handled<AnswerOf<'saveCampaign'>>> {
  const stored = await readCampaignText(tx)
  return await saveText(
    {
      text: stored?.text ?? '',
      version: stored?.version ?? wanted.baseVersion,
      isYaml: true,
      earlier: async (version) => (await readRevision(tx, CAMPAIGN_FILE, version))?.text ?? null,
      write: async (text, origin) => {
        const { version, faults } = await writeCampaignText(tx, text, { origin })
        return { version, findings: toFindings(faults) }
      },
    },
    wanted,
  )
}

async function namesIn(tables: CampaignTables, text: string, file = ''): Promise<EntityNames> {
  return await readNamesFor(tables, [], { also: targetsIn({ file, source: text, fields: null }) })
}
