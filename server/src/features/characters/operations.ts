import {
  Problem,
  maySeePoints,
  type CharacterDynamic,
  type CharacterPoints,
  CONDITIONS_MAX,
  AMOUNT_MAX,
  typeOfId,
} from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readGrants, readSettings } from '../campaign/queries.ts'
import { readCards } from '../entities/cards.ts'
import { setVisibility } from '../entities/visibility.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { namedCondition, withNewConditions } from './condition-effects.ts'
import { type DynamicRecord, type PlayedFigures, type PointsRecord, readDynamic, readPartyPoints } from './queries.ts'
import { type PlayedFields, setDynamic } from './set-dynamic.ts'
import { setInventory } from './set-inventory.ts'

interface Carried {
  readonly characterId: string
  readonly itemId: string
}

export const characterOperations = {
  getCharacterDynamic: async (context, { id }) => await toDynamic(context, id),

  getPartyPoints: async ({ records, scope }) => {
    const granted = await readGrants(records)
    const party = (await readPartyPoints(records, scope)).filter(({ id }) =>
      maySeePoints(scope, { id, reveal: 'figures', readers: [] }, granted),
    )
    return { points: Object.fromEntries(party.map((member) => [member.id, toPoints(member)])) }
  },

  getInventory: async (context, { id }) => {
    const { figures } = await dynamicOf(context, id)
    return { inventory: (figures?.inventory ?? []).map((entry) => ({ ...entry })), inventoryShown: figures !== null }
  },

  updateCharacterDynamic: async (context, { id, ...wanted }) => {
    const { visible, conditions, ...points } = wanted
    if (visible !== undefined && context.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
    const bounds = await boundsFor(context, await figuresOf(context, id))
    for (const field of ['hitpoints', 'strain'] as const) {
      const wantedPoints = points[field]
      const [least, most] = bounds[field]
      if (wantedPoints !== undefined && (wantedPoints < least || wantedPoints > most))
        throw new Problem('bad-params', `params.${field}: must be between ${least} and ${most}`)
    }
    if (visible !== undefined) await setVisibility(context.records, id, visible)
    if (!conditions) return await written(context, id, points)
    const found = await withNewConditions(context, await dynamicOf(context, id), [...new Set(conditions)])
    return await written(context, id, { ...points, ...found })
  },

  adjustCharacterDynamic: async (context, { id, field, by }) => {
    const found = await figuresOf(context, id)
    const [least, most] = (await boundsFor(context, found))[field]
    return await written(context, id, { [field]: Math.min(Math.max(found[field] + by, least), most) })
  },

  addCondition: async (context, { id, condition }) => {
    const { conditions, conditionDetails } = await dynamicOf(context, id)
    const all = [...new Set([...conditions, condition])]
    if (all.length > CONDITIONS_MAX)
      throw new Problem('conflict', playProblems.tooManyConditions({ most: CONDITIONS_MAX }))
    if (conditions.includes(condition)) return await written(context, id, { conditions: all })
    const given = await namedCondition(context, condition)
    const details = given ? { conditionDetails: { ...conditionDetails, [condition]: given } } : {}
    return await written(context, id, { conditions: all, ...details })
  },

  removeCondition: async (context, { id, condition }) => {
    const { conditions } = await dynamicOf(context, id)
    return await written(context, id, { conditions: conditions.filter((one) => one !== condition) })
  },

  updateCharacterInventory: async (context, params) => {
    await carriedOf(context, params)
    return await carry(context, params)
  },

  adjustCharacterInventory: async (context, { by, ...params }) => {
    const amount = Math.min(Math.max((await carriedOf(context, params)) + by, 0), AMOUNT_MAX)
    return await carry(context, { ...params, amount })
  },
} satisfies Partial<OperationHandlers>

/** A character's state in play, as far as the viewer may see it. */
export async function toDynamic(context: RequestContext, id: string): Promise<CharacterDynamic> {
  const found = await dynamicOf(context, id)
  const granted = await readGrants(context.records)
  const [card] = await readCards(context.records, [id], context.scope)
  const known = {
    visible: card !== undefined && card.reveal !== 'hidden',
    conditions: [...found.conditions],
    ...(Object.keys(found.conditionDetails).length > 0 && { conditionDetails: { ...found.conditionDetails } }),
  }
  const { figures } = found
  if (!card || !figures) return { ...known, inventory: {}, inventoryShown: false, lastUpdated: null }
  const seesPoints = maySeePoints(context.scope, card, granted)
  return {
    ...known,
    ...(seesPoints && { hitpoints: figures.hitpoints, strain: figures.strain }),
    inventory: Object.fromEntries(figures.inventory.map(({ itemId, name: _name, ...carried }) => [itemId, carried])),
    inventoryShown: true,
    lastUpdated: seesPoints ? later(figures.lastUpdated, figures.pointsUpdated) : figures.lastUpdated,
  }
}

/** The later of two times; `null` if both are. */
function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

export async function dynamicOf(context: RequestContext, id: string): Promise<DynamicRecord> {
  const found = await readDynamic(context.records, id, context.scope)
  if (!found) throw new Problem('not-found')
  return found
}

/** Everyone who may change a character sees its figures. */
async function figuresOf(context: RequestContext, id: string): Promise<PlayedFigures> {
  const { figures } = await dynamicOf(context, id)
  if (!figures) throw new Problem('not-found')
  return figures
}

async function written(context: WriteContext, id: string, fields: PlayedFields) {
  await setDynamic(context.records, id, { ...fields, by: context.firstName })
  return { ...(await toDynamic(context, id)) }
}

/** The upper bounds; the lower bound is 0 (specification, section 9). */
function boundsOf({ maxHp, strainThreshold }: Pick<PlayedFigures, 'maxHp' | 'strainThreshold'>) {
  return { hitpoints: maxHp ?? DEFAULT_MAX_HP, strain: strainThreshold ?? DEFAULT_STRAIN_THRESHOLD }
}

/** If the settings count points past the thresholds, hit points go down to minus the maximum, and strain up to twice the threshold. */
async function boundsFor({ records }: RequestContext, figures: PlayedFigures) {
  const most = boundsOf(figures)
  const past = (await readSettings(records)).pastThreshold
  return {
    hitpoints: [past ? -most.hitpoints : 0, most.hitpoints],
    strain: [0, most.strain * (past ? 2 : 1)],
  } as const
}

function toPoints(member: PointsRecord): CharacterPoints {
  const most = boundsOf(member)
  return {
    hitpoints: member.hitpoints,
    maxHp: most.hitpoints,
    strain: member.strain,
    strainThreshold: most.strain,
  }
}

/** The amount that the character carries now. Throws `not-found` for an item outside the viewer's scope. */
export async function carriedOf(context: WriteContext, { characterId, itemId }: Carried): Promise<number> {
  const { inventory } = await figuresOf(context, characterId)
  const [item] = typeOfId(itemId) === 'item' ? await readCards(context.records, [itemId], context.scope) : []
  if (!item) throw new Problem('not-found')
  return inventory.find((entry) => entry.itemId === itemId)?.amount ?? 0
}

async function carry(
  { records }: WriteContext,
  { characterId, itemId, amount }: Carried & { readonly amount: number },
) {
  await setInventory(records, characterId, itemId, amount)
  return { amount }
}
