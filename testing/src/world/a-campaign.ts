import { readEntityId, type Category } from '@waybook/contract'

import type { CampaignFiles } from './test-server.ts'

/** A page in a test: the properties of its file, and these fields. */
export interface Page {
  readonly name: string
  /** By default its name after its category: `characters/kessa-vane`. */
  readonly id?: string
  /** The text below the properties. */
  readonly text?: string
  /** A picture of one color beside the page, by its hue. */
  readonly hue?: number
  /** `visible`, `reveal`, `tags`, `relationships`, `maxHp`, and all others in the campaign format. */
  readonly [property: string]: unknown
}

/** Builds the files of one page. */
type Builder = (page: Page) => CampaignFiles

/** Merges files of a campaign; later ones replace earlier ones. */
export function campaignOf(...parts: readonly CampaignFiles[]): CampaignFiles {
  return Object.fromEntries([settings, ...parts].flatMap((files) => Object.entries(files)))
}

/** The default; a test about settings passes its own `campaign.yaml`. */
const settings: CampaignFiles = { 'campaign.yaml': 'name: The Road\n' }

const pageIn =
  (category: Category): Builder =>
  ({ name, id = readEntityId(`${category}/${name}`) ?? '', text = '', hue, ...properties }) => ({
    [`${id}.md`]: `---\n${yamlOf({ name, ...properties })}---\n${text}\n`,
    ...(hue !== undefined && { [`${id}.svg`]: pictureOf(hue) }),
  })

export const aCharacter = pageIn('characters')
/** A party member, of which players see everything. */
export const aHero: Builder = (page) => aCharacter({ tags: ['party-member'], ...page })
export const anItem = pageIn('items')
export const aLocation = pageIn('locations')
/** Visible, as most tests need; a scene is hidden by default. */
export const aScene: Builder = (page) => pageIn('scenes')({ visible: true, ...page })

/** A drawing of 4 by 3, which is quick to prepare. */
function pictureOf(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 60% 50%)"/></svg>`
}

/** One property per line. JSON is YAML. */
function yamlOf(properties: object): string {
  return Object.entries(properties)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')
}
