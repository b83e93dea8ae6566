import { searchWords } from '@waybook/contract'
import type { AuthoredCampaign, AuthoredEntity } from '@waybook/server/campaign-folder/authored-campaign.ts'
import * as fc from 'fast-check'

import { campaignOf, entityOf } from './drowned-road.ts'

export const ids = ['characters/a', 'characters/b', 'items/c', 'items/d', 'locations/e', 'scenes/f', 'scenes/g']
export const words = ['tide', 'tidal', 'lamp', 'low', 'lamplighter']
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' '))
const tags = fc.uniqueArray(fc.constantFrom('party-member', 'guide'))
const visible = fc.constantFrom(null, true, false)
const relationship = fc.record({
  type: fc.constantFrom('knows', 'contains'),
  to: fc.constantFrom(...ids),
  secret: fc.boolean(),
})
const characters = ['characters/a', 'characters/b']
const mention = fc
  .record({ to: fc.constantFrom(...ids), secret: fc.boolean(), readers: fc.subarray(characters) })
  .map((one) => (one.secret ? one : { ...one, readers: [] }))
const transition = fc.record({
  direction: fc.constantFrom('outgoing', 'incoming'),
  scene: fc.constantFrom('scenes/f', 'scenes/g'),
  requirement: text,
})

const entity = (id: string): fc.Arbitrary<AuthoredEntity> =>
  fc
    .record({
      name: text,
      open: text,
      secret: text,
      variantWords: fc.array(fc.record({ character: fc.constantFrom(...characters), words: text }), { maxLength: 2 }),
      tags,
      visible,
      readers: fc.subarray(characters),
      relationships: fc.array(relationship, { maxLength: 4 }),
      transitions: fc.array(transition, { maxLength: 3 }),
      mentions: fc.array(mention, { maxLength: 4 }),
    })
    .map(({ name, open, secret, variantWords, readers, ...about }) =>
      entityOf(id, {
        ...about,
        readers: about.visible === true ? [] : readers,
        name,
        variants: characters.flatMap((character) => {
          const more = variantWords.filter((one) => one.character === character).map(({ words: some }) => some)
          const longDescription = [open, ...more].join(' ')
          return more.length === 0
            ? []
            : [{ character, longDescription, boxText: '', words: searchWords(`${name} ${longDescription}`).join(' ') }]
        }),
        startingInventory: id.startsWith('characters/') ? { 'items/c': 1, 'items/d': 2 } : {},
        longDescription: { full: `${open} ${secret}`, open },
      }),
    )

/** An arbitrary small campaign of these entities, mostly hidden or secret. */
export const anyCampaign: fc.Arbitrary<AuthoredCampaign> = fc
  .subarray(ids, { minLength: 1 })
  .chain((some) => fc.tuple(...some.map(entity)))
  .map((entities) => campaignOf(entities))

/** The entity as it would be in a campaign where the character's player reads everything. */
export function readBy(character: string, written: AuthoredEntity): AuthoredEntity {
  const own = written.variants.find((one) => one.character === character)
  const open = own?.longDescription ?? written.longDescription.open
  const found = own?.words ?? written.search.open
  return {
    ...written,
    longDescription: { full: open, open },
    search: { full: found, open: found },
    variants: [],
    mentions: written.mentions
      .filter(({ secret, readers }) => !secret || readers?.includes(character))
      .map(({ to }) => ({ to, secret: false })),
  }
}
