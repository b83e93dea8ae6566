import { failureOf } from '@waybook/contract'
import { expect, it } from 'vitest'

import { problemOf, refusalOf } from './refusal.ts'

const refusalFor = (status: number, body: object | string, statusText = '') =>
  refusalOf(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText }))

it('a refusal has the text and the problem id from the server', async () => {
  expect(await refusalFor(404, { error: 'Not found', id: 'not-found' }, 'Not Found')).toEqual({
    id: 'not-found',
    status: 404,
    statusText: 'Not Found',
    text: 'Not found',
    explained: true,
    details: {},
  })
})

it('a response without a status text, as in HTTP/2, gets one', async () => {
  expect(await refusalFor(503, {})).toMatchObject({ statusText: 'Service Unavailable' })
})

it.each([
  [502, 'unavailable'],
  [404, 'not-found'],
  [500, 'unknown'],
  [401, 'unknown'],
])('a page with status %i from another server is the problem "%s"', async (status, id) => {
  expect(await refusalFor(status, '<html>nginx</html>')).toMatchObject({ id })
})

it.each([
  ['API query failed: Not found', failureOf('getEntity', { id: 'items/bell' })],
  ['Failed to fetch job: Not Found', failureOf('getJob', { jobId: 'job' })],
  ['Image deletion failed: Not found', failureOf('deleteEntityImage', { entityId: 'items/bell' })],
  [
    'Failed to update character visibility',
    failureOf('setCharacterVisibility', { characterId: 'characters/odo', visible: true }),
  ],
  ['Failed to fetch scene "scenes/quay"', failureOf('getSceneDetails', { sceneId: 'scenes/quay' })],
  ['Not found', failureOf('rawQuery', { query: 'item(x)' })],
] as const)('a failure reads: %s', async (text, failure) => {
  const refused = await refusalFor(404, { error: 'Not found', id: 'not-found' }, 'Not Found')
  expect(problemOf(refused, failure)).toMatchObject({ id: 'not-found', message: text })
})

it('[QRY-3] a refusal without a message from the server reads by its status', async () => {
  const refused = await refusalFor(502, '<html>nginx</html>')
  expect(problemOf(refused, failureOf('rawQuery', { query: 'item(x)' })).message).toBe('Request failed: 502')
})

it.each([
  'Could not load the default credentials. Browse to https://cloud.google.com',
  'missing cloud credentials',
  'run gcloud auth application-default login',
])('the text of a 500 that mentions cloud credentials is not changed: "%s"', async (error) => {
  const refused = await refusalFor(500, { error, id: 'unknown' })
  expect(problemOf(refused, failureOf('getActiveScene', { campaignId: 'dam3' })).message).toBe(
    `API query failed: ${error}`,
  )
})

it('the text of any other 500 is not changed either', async () => {
  const refused = await refusalFor(500, { error: 'Unknown error', id: 'unknown' })
  expect(problemOf(refused, failureOf('getActiveScene', { campaignId: 'dam3' })).message).toBe(
    'API query failed: Unknown error',
  )
})
