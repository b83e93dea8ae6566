import { CONDITIONS_MAX, Problem } from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD } from '@waybook/rules'

import type { PlayedFields } from '../../database/change-record.ts'
import type { DynamicRecord } from '../../database/records.ts'
import type { Acting, WriteHandler } from '../../operations/handler.ts'
import { dynamicOf, toDynamic } from './character-dynamic.ts'

export const updateCharacterDynamic: WriteHandler<'updateCharacterDynamic'> = async (acting, { id, ...wanted }) => {
  const { visible, conditions, ...points } = wanted
  if (visible !== undefined && acting.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  const most = boundsOf(await dynamicOf(acting, id))
  for (const field of ['hitpoints', 'strain'] as const) {
    if ((points[field] ?? 0) > most[field]) throw outOfBounds(field, most[field])
  }
  if (visible !== undefined) await acting.records.setVisibility(id, visible)
  return await written(acting, id, { ...points, conditions: conditions && [...new Set(conditions)] })
}

export const adjustCharacterDynamic: WriteHandler<'adjustCharacterDynamic'> = async (acting, { id, field, by }) => {
  const found = await dynamicOf(acting, id)
  const most = boundsOf(found)[field]
  return await written(acting, id, { [field]: Math.min(Math.max(found[field] + by, 0), most) })
}

export const addCondition: WriteHandler<'addCondition'> = async (acting, { id, condition }) => {
  const { conditions } = await dynamicOf(acting, id)
  const all = [...new Set([...conditions, condition])]
  if (all.length > CONDITIONS_MAX) throw new Problem('conflict', `A character has at most ${CONDITIONS_MAX} conditions`)
  return await written(acting, id, { conditions: all })
}

export const removeCondition: WriteHandler<'removeCondition'> = async (acting, { id, condition }) => {
  const { conditions } = await dynamicOf(acting, id)
  return await written(acting, id, { conditions: conditions.filter((one) => one !== condition) })
}

async function written(acting: Acting, id: string, fields: PlayedFields) {
  await acting.records.setDynamic(id, fields)
  return { success: true as const, ...(await toDynamic(acting, id)) }
}

/** The most of each; the least is 0 (specification, section 9). */
function boundsOf({ maxHp, strainThreshold }: DynamicRecord) {
  return { hitpoints: maxHp ?? DEFAULT_MAX_HP, strain: strainThreshold ?? DEFAULT_STRAIN_THRESHOLD }
}

function outOfBounds(field: string, most: number): Problem {
  return new Problem('bad-params', `params.${field}: must be between 0 and ${most}`)
}
