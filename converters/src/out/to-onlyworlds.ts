import type { EntityType } from '@waybook/contract'

import type { FolderFile } from '../folder/converted.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { readCampaignPages, type CampaignPage, type CampaignPages } from './campaign-pages.ts'
import { stableUuid } from './stable-id.ts'

/** The element type for each page type. Styles and changes belong to Waybook alone. */
const ELEMENTS: Readonly<Partial<Record<EntityType, string>>> = {
  character: 'character',
  location: 'location',
  organization: 'institution',
  item: 'object',
  event: 'event',
  scene: 'narrative',
  newsletter: 'narrative',
  identity: 'title',
  flora: 'species',
  fauna: 'creature',
  biome: 'zone',
  sourcebook: 'construct',
  image: 'construct',
  talent: 'ability',
}

/** The field of a relation that names elements of each type. */
const PLURALS: Readonly<Record<string, string>> = {
  character: 'characters',
  location: 'locations',
  institution: 'institutions',
  object: 'objects',
  event: 'events',
  narrative: 'narratives',
  title: 'titles',
  species: 'species',
  creature: 'creatures',
  construct: 'constructs',
  ability: 'abilities',
}

/**
 * Writes a campaign as a world folder of OnlyWorlds, for programs of the game master: it contains secrets. What the standard has no field
 * for is kept in fields that begin with `x_waybook_`.
 */
export function toOnlyWorlds(files: SourceFiles): FolderFile[] {
  const campaign = readCampaignPages(files)
  const world = { id: stableUuid(`world ${campaign.name}`), name: campaign.name, description: '' }
  return [
    jsonFile('world.json', world),
    ...campaign.pages.flatMap((page) => elementFile(page)),
    ...campaign.pages.flatMap((page) => relationFiles(page, campaign)),
  ]
}

function elementOf({ type }: CampaignPage): string | null {
  return ELEMENTS[type] ?? (type === 'style' || type === 'change' ? null : 'construct')
}

function elementFile(page: CampaignPage): FolderFile[] {
  const element = elementOf(page)
  if (element === null) return []
  const { id, name, fields, body, visible, type } = page
  const description = [fields.text('description'), body].filter((one) => one !== '').join('\n\n')
  const extra = {
    x_waybook_id: id,
    x_waybook_type: type,
    x_waybook_visible: visible,
    x_waybook_tags: fields.texts('tags'),
    x_waybook_aliases: fields.texts('aliases'),
    x_waybook_properties: fields.value('properties') ?? {},
    x_waybook_gm_notes: fields.text('gmNotes'),
  }
  const uuid = stableUuid(id)
  const file = `elements/${element}/${fileName(name, uuid)}`
  return [jsonFile(file, { id: uuid, type: element, name, description, ...extra })]
}

function relationFiles(page: CampaignPage, { meant }: CampaignPages): FolderFile[] {
  if (elementOf(page) === null) return []
  return page.fields.list('relationships').flatMap((one, index) => {
    const target = meant(one.text('to'))
    const plural = PLURALS[target ? (elementOf(target) ?? '') : '']
    if (!target || plural === undefined) return []
    const uuid = stableUuid(`${page.id} ${one.text('type')} ${target.id} ${index}`)
    const name = one.text('type') || 'related to'
    const relation = { id: uuid, type: 'relation', name, actor: stableUuid(page.id), [plural]: [stableUuid(target.id)] }
    return [jsonFile(`elements/relation/${fileName(name, uuid)}`, { ...relation, x_waybook_secret: one.has('secret') })]
  })
}

function fileName(name: string, uuid: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return slug === '' ? `${uuid}.json` : `${slug}--${uuid.slice(-8)}.json`
}

function jsonFile(path: string, value: object): FolderFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` }
}
