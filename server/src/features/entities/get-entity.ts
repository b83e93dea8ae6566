import { Problem } from '@waybook/contract'

import type { Handler } from '../../operations/handler.ts'
import { readAround, toEntity } from './entity.ts'

export const getEntity: Handler<'getEntity'> = async (asked, { id }) => {
  const record = await asked.records.entity(id, asked.sight)
  if (!record) throw new Problem('not-found')
  const entity = await toEntity(record, await readAround(id, asked), asked)
  const { properties, relationships, characteristics, skills, maxHp, strainThreshold, image } = entity
  return {
    entities: [entity],
    properties,
    relationships,
    characteristics,
    skills,
    maxHp,
    strainThreshold,
    image,
    descriptions: { [id]: entity.description },
    longDescriptions: { [id]: entity.longDescription },
    tags: { [id]: entity.tags },
  }
}

export const getEntityProperty: Handler<'getEntityProperty'> = async (asked, { id, name }) => {
  const { properties } = await getEntity(asked, { id })
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (value === undefined) throw new Problem('not-found')
  return { value }
}
