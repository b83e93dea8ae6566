import { campaignFields, entityFields, loadCampaign } from '@waybook/server'
import * as z from 'zod'

import { folderOf } from '../processes/run-command.ts'
import type { CampaignFiles } from '../world/test-server.ts'
import { FILLER, valuesWith } from './values-with.ts'

export const HIDDEN_ID = 'characters/zebulon-quarrel'
export const HIDDEN_NAME = 'Zebulon Quarrel'
/** A public word beside each link. Everyone can find the text by it. */
export const BESIDE = 'lanternlight'
/** The shown text of links that have one. */
export const SHOWN = 'an old friend'

const LINKS = [
  `${BESIDE} [[${HIDDEN_ID}]]`,
  `${BESIDE} [[${HIDDEN_ID}|${SHOWN}]]`,
  `${BESIDE} [[${HIDDEN_NAME}]]`,
  `%%${HIDDEN_NAME}%%![[${HIDDEN_ID}]]`,
]

/** The picture in Markdown blocks that players must not see: comments, texts for the game master, cards and pictures of hidden pages. */
export const PLANTED_PICTURE = 'attic/floor plan.svg'
const HIDDEN_BLOCKS = `%%
${HIDDEN_NAME} ![[${HIDDEN_ID}]]
%%

> [!gm] ${BESIDE}
> ${HIDDEN_NAME}, [[${HIDDEN_ID}]] ![[floor plan.svg|Of ${HIDDEN_NAME}]]

![[${HIDDEN_ID}]]

![[Open view.svg|The view]]
`
const categories = ['characters', 'items', 'locations', 'organizations', 'events', 'scenes', 'newsletters']

/** The entities with links to the hidden one, one of each category. */
export const plantedIds = categories.map((category) => `${category}/planted`)

const others: CampaignFiles = {
  'campaign.yaml': '{ "name": "The Planted" }',
  [`${FILLER}.md`]: fileOf({ name: 'The toll gate', visible: true }),
  [`${HIDDEN_ID}.md`]: fileOf({ name: HIDDEN_NAME }),
  [PLANTED_PICTURE]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" /></svg>',
  'attic/Open view.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="6" /></svg>',
}

/** Front matter or `campaign.yaml`. Both are written as JSON, which is YAML. */
const fieldMap = z.record(z.string(), z.unknown())
type Fields = Readonly<z.infer<typeof fieldMap>>

function frontMatterOf(fields: Fields): string {
  return `---\n${JSON.stringify(fields)}\n---\n`
}

function fileOf(fields: Fields): string {
  return `${frontMatterOf(fields)}\n${LINKS.join(', ')}.\n\n${HIDDEN_BLOCKS}`
}

/** Values of a file's schema, each with a link to the hidden entity in another place. */
function planted(schema: z.ZodType): Fields[] {
  const values = LINKS.flatMap((link) => valuesWith(link, schema))
  return values.filter((value) => schema.safeParse(value).success).map((value) => fieldMap.parse(value))
}

/** Markdown in the front matter. */
const blocks = { boxText: HIDDEN_BLOCKS, gmNotes: HIDDEN_BLOCKS }

/** Ids of places that are properties by convention and never shown. */
const locating = { properties: { illustrated_by: HIDDEN_ID, content_file: `${HIDDEN_ID}.md` } }

export interface Planted {
  /** All links that the import accepts, in one campaign. */
  readonly files: CampaignFiles
  /** The import's reasons for refusing the rest. */
  readonly refusals: readonly string[]
}

/** Plants a link to a hidden entity in every field of a campaign's files that can contain text, as far as the import accepts it. */
export async function plantEverywhere(): Promise<Planted> {
  const entityPlants = [...planted(entityFields), locating, blocks]
  const candidates = new Map(
    categories.flatMap((category) =>
      entityPlants.map((fields, place) => [`${category}/place-${place}.md`, fields] as const),
    ),
  )
  // Without the body, which is the same in each, and which the campaign of the accepted fields has.
  const files = Object.fromEntries(
    [...candidates].map(([file, fields]) => [file, frontMatterOf({ name: 'A', ...fields })]),
  )
  const { faults } = await loadCampaign(await folderOf({ ...others, ...files }), { pictures: null })
  const refused = new Set(faults.map(({ file }) => file))
  const acceptedOf = (category: string) =>
    [...candidates]
      .filter(([file]) => file.startsWith(`${category}/`) && !refused.has(file))
      .map(([, fields]) => fields)
  const entities: CampaignFiles = Object.fromEntries(
    categories.map((category): [string, string] => [
      `${category}/planted.md`,
      fileOf({
        ...acceptedOf(category).reduce(merged, {}),
        name: 'A planted thing',
        visible: true,
        // A list of readers shows nothing, but would hide the other fields.
        audience: 'everyone',
      }),
    ]),
  )
  const campaign = await plantInCampaign()
  return {
    files: { ...others, ...entities, 'campaign.yaml': campaign.file },
    refusals: [...faults.map(({ message }) => message), ...campaign.refusals],
  }
}

/** Like `plantEverywhere`, for `campaign.yaml`, of which a folder has only one. */
async function plantInCampaign(): Promise<{ readonly file: string; readonly refusals: readonly string[] }> {
  let accepted: Fields = {}
  const refusals: string[] = []
  for (const fields of planted(campaignFields)) {
    const folder = await folderOf({ 'campaign.yaml': JSON.stringify(fields) })
    const { faults } = await loadCampaign(folder, { pictures: null })
    if (faults.length === 0) accepted = merged(accepted, fields)
    refusals.push(...faults.map(({ message }) => message))
  }
  return { file: JSON.stringify({ ...accepted, name: 'The Planted' }), refusals }
}

/** Two sets of fields as one: texts and lists one after the other, and maps with the keys of both. */
function merged(some: Fields, more: Fields): Fields {
  const both = Object.entries(more).map(([key, value]): [string, unknown] => [key, joined(some[key], value)])
  return { ...some, ...Object.fromEntries(both) }
}

function joined(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return one === other ? one : `${one}, ${other}`
  if (Array.isArray(one) || Array.isArray(other)) return [one ?? [], other].flat()
  return typeof one === 'object' && typeof other === 'object' ? { ...one, ...other } : other
}
