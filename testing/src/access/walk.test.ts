import { isOperationName, operations } from '@waybook/contract'
import { expect, it } from 'vitest'

import { ids } from './audience-campaign.ts'
import { allMarks } from './reveal-campaign.ts'
import { paramsFor, type Samples } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const ofEach = (params: readonly string[], values: readonly string[]) =>
  Object.fromEntries(params.map((param) => [param, values]))
const samples: Samples = {
  ...ofEach(['id', 'entityId', 'characterId', 'itemId', 'sceneId'], ids),
  ...ofEach(['text', 'propose.text', 'saveEntity.text'], allMarks),
  ...ofEach(['linkId', 'importId', 'memberId'], ['none']),
}
const entityParams = ['id', 'entityId', 'characterId', 'itemId', 'sceneId', 'text']

it.each(names)('every id and text is tried with %s', (name) => {
  const tried = paramsFor(name, samples).flatMap((params) => Object.entries<unknown>({ ...params }))
  const known = { ...samples }
  for (const param of entityParams.filter((one) => tried.some(([found]) => found === one))) {
    const wanted = known[`${name}.${param}`] ?? known[param] ?? []
    const values = new Set(tried.filter(([found]) => found === param).map(([, value]) => value))
    expect({ param, missed: new Set(wanted).difference(values).size }).toEqual({ param, missed: 0 })
  }
})
