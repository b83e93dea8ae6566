import type { Entity, Relationship } from '@waybook/contract'

import { examplePicture } from '#ui/picture/example-picture.ts'

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
