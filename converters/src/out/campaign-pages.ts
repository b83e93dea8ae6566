import { type EntityType, categoryOf, entityTypes, isEntityType, readEntityId, typeOfId } from '@waybook/contract'
import { readFields, readYamlFields, splitFile } from '@waybook/entity-text'

import { Fields } from '../reading/fields.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { Findings } from '../report/findings.ts'

/** A page of a campaign's folder, for other programs. */
export interface CampaignPage {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly fields: Fields
  readonly body: string
  readonly visible: boolean
}

export interface CampaignPages {
  readonly name: string
  readonly pages: readonly CampaignPage[]
  /** Finds a page by what a reference says: an id, a name or an alias. */
  readonly meant: (reference: string) => CampaignPage | null
}

/** Reads the pages of a campaign's folder. A file that is no page is skipped, because `check` reports it. */
export function readCampaignPages(files: SourceFiles): CampaignPages {
  const findings = new Findings()
  const about = readYamlFields(files.get('campaign.yaml') ?? '')
  const pages = [...files].flatMap(([path, text]) => (text === null ? [] : (pageIn(path, text, findings) ?? [])))
  const byName = new Map<string, CampaignPage>()
  for (const page of pages.toReversed())
    for (const name of [...page.fields.texts('aliases'), page.name, page.id]) byName.set(name.toLowerCase(), page)
  const meant = (reference: string) => {
    const [target = ''] = reference.replaceAll(/^\s*\[\[|\]\]\s*$/g, '').split('|')
    return byName.get(target.trim().toLowerCase()) ?? byName.get(readEntityId(target) ?? '') ?? null
  }
  const name = about.ok && typeof about.fields['name'] === 'string' ? about.fields['name'] : 'Campaign'
  return { name, pages, meant }
}

function pageIn(path: string, text: string, findings: Findings): CampaignPage | null {
  if (!path.endsWith('.md')) return null
  const read = readFields(text)
  if (!read.ok) return null
  const fields = new Fields(read.fields, path, findings)
  const name = fields.text('name')
  const written = fields.text('type')
  const byPath = readEntityId(path.slice(0, -'.md'.length))
  const base = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  const byType = isEntityType(written) ? readEntityId(`${categoryOf[written]}/${base}`) : null
  const id = byPath !== null && typeOfId(byPath) !== null ? byPath : byType
  const type = entityTypes.find((one) => one === written) ?? (id === null ? null : typeOfId(id))
  if (id === null || type === null || name === '') return null
  return { id, type, name, fields, body: splitFile(text).body.trim(), visible: fields.value('visible') === true }
}
