import { Problem } from '@waybook/contract'
import { afterEach, expect, it, vi } from 'vitest'

import { get, getProperty } from './get.ts'

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

it('reads the value of a property', async () => {
  answering(200, { value: ['Reach', 'Reedcant'] })
  expect(await getProperty('characters/kessa-vane', 'languages')).toEqual(['Reach', 'Reedcant'])
})

it('a property that is not there is null', async () => {
  answering(404, { error: 'Not found', id: 'not-found' })
  expect(await getProperty('characters/kessa-vane', 'rank')).toBeNull()
})

it('any other refusal of a property stays one', async () => {
  answering(500, { error: 'Unknown error', id: 'unknown' })
  await expect(getProperty('characters/kessa-vane', 'rank')).rejects.toThrow('API error: Internal Server Error')
})

it('a refused GET reads: API error and the status in words', async () => {
  answering(403, { error: 'Only the game master may do this', id: 'not-allowed' })
  await expect(get('/api/entities')).rejects.toEqual(new Problem('not-allowed', 'API error: Forbidden'))
})
