import { Problem, seesPoints, type CharacterDynamic, CONDITIONS_MAX, AMOUNT_MAX, typeOfId } from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD } from '@waybook/rules'

import { grantsOf } from '../campaign/repository.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { type DynamicRecord } from './repository.ts'
import { type PlayedFields } from './set-dynamic.ts'

interface Carried {
  readonly characterId: string
  readonly itemId: string
}

export const characterOperations = {
  getCharacterDynamic: async (asked, { id }) => await toDynamic(asked, id),

  getInventory: async (asked, { id }) => ({
    inventory: (await dynamicOf(asked, id)).inventory.map((entry) => ({ ...entry })),
  }),

  updateCharacterDynamic: async (acting, { id, ...wanted }) => {
    const { visible, conditions, ...points } = wanted
    if (visible !== undefined && acting.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
    const most = boundsOf(await dynamicOf(acting, id))
    for (const field of ['hitpoints', 'strain'] as const) {
      if ((points[field] ?? 0) > most[field]) throw outOfBounds(field, most[field])
    }
    if (visible !== undefined) await acting.records.entities.setVisibility(id, visible)
    return await written(acting, id, { ...points, conditions: conditions && [...new Set(conditions)] })
  },

  adjustCharacterDynamic: async (acting, { id, field, by }) => {
    const found = await dynamicOf(acting, id)
    const most = boundsOf(found)[field]
    return await written(acting, id, { [field]: Math.min(Math.max(found[field] + by, 0), most) })
  },

  addCondition: async (acting, { id, condition }) => {
    const { conditions } = await dynamicOf(acting, id)
    const all = [...new Set([...conditions, condition])]
    if (all.length > CONDITIONS_MAX)
      throw new Problem('conflict', `A character has at most ${CONDITIONS_MAX} conditions`)
    return await written(acting, id, { conditions: all })
  },

  removeCondition: async (acting, { id, condition }) => {
    const { conditions } = await dynamicOf(acting, id)
    return await written(acting, id, { conditions: conditions.filter((one) => one !== condition) })
  },

  updateCharacterInventory: async (acting, params) => {
    await carriedOf(acting, params)
    return await carry(acting, params)
  },

  adjustCharacterInventory: async (acting, { by, ...params }) => {
    const amount = Math.min(Math.max((await carriedOf(acting, params)) + by, 0), AMOUNT_MAX)
    return await carry(acting, { ...params, amount })
  },
} satisfies Partial<OperationHandlers>

/** What is played of a character, as the viewer may see it. */
export async function toDynamic(asked: RequestContext, id: string): Promise<CharacterDynamic> {
  const found = await dynamicOf(asked, id)
  const granted = grantsOf(await asked.records.campaign.find())
  const [card] = await asked.records.entities.cards([id], asked.sight)
  return {
    visible: card?.shown ?? false,
    ...(seesPoints(asked.sight, id, granted) && { hitpoints: found.hitpoints, strain: found.strain }),
    conditions: [...found.conditions],
    inventory: Object.fromEntries(found.inventory.map(({ itemId, amount }) => [itemId, { amount }])),
    lastUpdated: found.lastUpdated,
  }
}

export async function dynamicOf(asked: RequestContext, id: string): Promise<DynamicRecord> {
  const found = await asked.records.characters.dynamic(id, asked.sight)
  if (!found) throw new Problem('not-found')
  return found
}

async function written(acting: WriteContext, id: string, fields: PlayedFields) {
  await acting.records.characters.setDynamic(id, fields)
  return { success: true as const, ...(await toDynamic(acting, id)) }
}

/** The most of each; the least is 0 (specification, section 9). */
function boundsOf({ maxHp, strainThreshold }: DynamicRecord) {
  return { hitpoints: maxHp ?? DEFAULT_MAX_HP, strain: strainThreshold ?? DEFAULT_STRAIN_THRESHOLD }
}

function outOfBounds(field: string, most: number): Problem {
  return new Problem('bad-params', `params.${field}: must be between 0 and ${most}`)
}

/** How many of it are carried now. Refuses an item beyond the viewer's sight in the words for one that is not there. */
async function carriedOf(acting: WriteContext, { characterId, itemId }: Carried): Promise<number> {
  const { inventory } = await dynamicOf(acting, characterId)
  const [item] = typeOfId(itemId) === 'item' ? await acting.records.entities.cards([itemId], acting.sight) : []
  if (!item) throw new Problem('not-found')
  return inventory.find((entry) => entry.itemId === itemId)?.amount ?? 0
}

async function carry(
  { records }: WriteContext,
  { characterId, itemId, amount }: Carried & { readonly amount: number },
) {
  await records.characters.setInventory(characterId, itemId, amount)
  return { success: true as const, amount }
}
