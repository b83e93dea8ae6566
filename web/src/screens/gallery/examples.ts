import type { Entity, Me, Picture, Relationship } from '@waybook/contract'

import welcome from '#look/welcome.webp'

export const examplePicture: Picture = {
  originalUrl: welcome,
  thumbnails: { small: welcome, medium: welcome, large: welcome },
  contentType: 'image/webp',
  width: 1710,
  height: 1216,
  blur: welcome,
}

const id = 'characters/kessa-vane'

/** Ten relationships, more than a page shows at first. */
const relationships = Array.from({ length: 10 }, (_, index): Relationship => {
  const other = {
    id: `locations/lamp-${index}`,
    name: `The lamp number ${index + 1}`,
    type: 'location',
    image: null,
  } as const
  return { type: 'keeps alight', from: id, to: other.id, target: other.id, other, secret: index === 1 }
})

export const exampleEntity: Entity = {
  id,
  name: 'Kessa Vane',
  type: 'character',
  description: 'Wickwright and chemist. Asked to leave two guilds, and glad of both.',
  tags: ['party-member', 'npc', 'lamp'],
  visible: true,
  image: examplePicture,
  visualDescription: 'Burnt cuffs, one good glove.',
  longDescription: '<p>She learnt to read from a ledger.</p>',
  relationships,
  mentionedIn: [{ id: 'events/the-drowning', name: 'The Drowning', type: 'event' }],
  properties: { home: 'Low Tarrow', languages: ['Reach', 'Reedcant'], age: 31 },
  characteristics: { brawn: 2, agility: 3, intellect: 4, cunning: 2, willpower: 2, presence: 1 },
  skills: { rangedLight: 2 },
  maxHp: 12,
  strainThreshold: 13,
}

/** A viewer with every permission, who sees every control. */
export const exampleMe: Me = {
  user: { id: 'nobody', username: null, firstName: 'Bram', lastName: null, emailAddresses: [], publicMetadata: {} },
  role: 'gameMaster',
  characterId: null,
  campaign: {
    id: 'gallery',
    name: 'The Drowned Road',
    tagline: 'A road that is there twice a day',
    region: 'The Tarrow Reach',
    masthead: 'The Tarrow Tidings',
    accent: null,
    relationshipNames: {},
    experience: null,
    skills: null,
    covers: { wide: null, tall: null },
  },
  may: [
    'seeHidden',
    'setVisibility',
    'readGameMasterNotes',
    'generateImage',
    'addImage',
    'deleteImage',
    'rollForTable',
  ],
  imageGeneration: true,
  tokenNames: 'selected',
  seq: 0,
}
