import { isEntityType, searchWords, typeOfId, type VisibilityScope } from '@waybook/contract'
import type {
  AuthoredCampaign,
  AuthoredEntity,
  StoredPicture,
} from '@waybook/server/campaign-folder/authored-campaign.ts'

export const gameMaster: VisibilityScope = { everything: true }
export const stranger: VisibilityScope = { everything: false, ownCharacter: null }
export const playerOf = (characterId: string): VisibilityScope => ({ everything: false, ownCharacter: characterId })

export const KESSA = 'characters/kessa-vane'
/** Hidden, like all characters outside the party. */
export const HASK = 'characters/brother-hask'
export const BELL = 'items/tide-bell'
export const HIDDEN_MAP = 'items/drowned-map'

/** An entity with this id and the search words of its texts. */
export function entityOf(id: string, about: Partial<AuthoredEntity> = {}): AuthoredEntity {
  const type = typeOfId(id)
  if (!type || !isEntityType(type)) throw new Error(`${id} is not an entity id`)
  const { name = id.slice(id.indexOf('/') + 1), description = '', longDescription = { full: '', open: '' } } = about
  const wordsOf = (text: string) => searchWords(`${name} ${description} ${text}`).join(' ')
  return {
    id,
    type,
    name,
    description,
    visualDescription: '',
    longDescription,
    tags: [],
    properties: {},
    characteristics: null,
    skills: null,
    maxHp: null,
    strainThreshold: null,
    startingInventory: {},
    visible: null,
    variants: [],
    dates: [],
    readers: [],
    boxText: '',
    openBoxText: '',
    gmNotes: '',
    masthead: '',
    dateline: '',
    order: null,
    published: null,
    relationships: [],
    aliases: [],
    references: [],
    transitions: [],
    mentions: [],
    search: { full: wordsOf(longDescription.full), open: wordsOf(longDescription.open) },
    picture: null,
    map: null,
    pins: [],
    textPictures: [],
    source: { path: `${id}.md`, text: `---\nname: ${name}\n---\n` },
    ...about,
  }
}

export function campaignOf(
  entities: readonly AuthoredEntity[],
  about: Partial<AuthoredCampaign> = {},
): AuthoredCampaign {
  return {
    name: 'The Drowned Road',
    tagline: 'Five lamplighters, one causeway, no tide tables.',
    region: 'the Saltmere Reach',
    masthead: 'The Tarrow Tidings',
    accent: null,
    cover: null,
    coverTall: null,
    source: 'name: The Drowned Road\n',
    entities,
    ...about,
  }
}

export function pictureOf(hash: string): StoredPicture {
  return {
    hash,
    path: `${hash}.png`,
    contentType: 'image/png',
    width: 640,
    height: 480,
    blur: 'data:image/webp;base64,AA',
  }
}

/** A party member, a hidden character, a visible and a hidden item, and secrets between them. */
export function drownedRoad(): AuthoredCampaign {
  return campaignOf([kessa(), hask(), bell(), hiddenMap()], { cover: pictureOf('cover') })
}

export function kessa(): AuthoredEntity {
  return entityOf(KESSA, {
    name: 'Kessa Vane',
    description: 'Tidewalker of Low Tarrow.',
    longDescription: { full: '<p>Born on the ebb.</p><p>She is the traitor.</p>', open: '<p>Born on the ebb.</p>' },
    tags: ['party-member', 'guide'],
    properties: { species: 'human', languages: ['Reach', 'Reedcant'], age: 31 },
    maxHp: 14,
    startingInventory: { [BELL]: 1, [HIDDEN_MAP]: 2 },
    gmNotes: 'She will turn on them at the third lamp.',
    relationships: [
      { type: 'carries', to: BELL, secret: false },
      { type: 'fears', to: HASK, secret: false },
      { type: 'betrays', to: BELL, secret: true },
    ],
    mentions: [{ to: BELL, secret: false }],
    picture: pictureOf('kessa'),
  })
}

export function hask(): AuthoredEntity {
  return entityOf(HASK, {
    name: 'Brother Hask',
    relationships: [{ type: 'hunts', to: KESSA, secret: false }],
    startingInventory: { [BELL]: 3 },
    picture: pictureOf('hask'),
  })
}

export function bell(): AuthoredEntity {
  return entityOf(BELL, { name: 'Tide bell', picture: pictureOf('bell') })
}

function hiddenMap(): AuthoredEntity {
  return entityOf(HIDDEN_MAP, { name: 'Drowned map', visible: false })
}
