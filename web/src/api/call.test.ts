import { Problem } from '@waybook/contract'
import { afterEach, expect, it, vi } from 'vitest'

import { get, getProperty } from './call.ts'

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

it('reads the value of a property', async () => {
  answering(200, { value: ['Reach', 'Reedcant'] })
  expect(await getProperty('characters/kessa-vane', 'languages')).toEqual(['Reach', 'Reedcant'])
})

it('returns null for a property that does not exist', async () => {
  answering(404, { error: 'Not found', id: 'not-found' })
  expect(await getProperty('characters/kessa-vane', 'rank')).toBeNull()
})

it('rejects if a property is refused for another reason', async () => {
  answering(500, { error: 'Unknown error', id: 'unknown' })
  await expect(getProperty('characters/kessa-vane', 'rank')).rejects.toThrow('API error: Internal Server Error')
})

it('a refused GET request has the message "API error" with the status text', async () => {
  answering(403, { error: 'Only the game master may do this', id: 'not-allowed' })
  await expect(get('/api/entities')).rejects.toEqual(new Problem('not-allowed', 'API error: Forbidden'))
})
