import { failureOf } from '@waybook/contract'
import { expect, it } from 'vitest'

import { problemOf, refusalOf } from './refusal.ts'

const said = (status: number, body: object | string, statusText = '') =>
  refusalOf(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText }))

it('a refusal keeps what the server said and which problem it is', async () => {
  expect(await said(404, { error: 'Not found', id: 'not-found' }, 'Not Found')).toEqual({
    id: 'not-found',
    status: 404,
    statusText: 'Not Found',
    text: 'Not found',
  })
})

it('a status without words, as HTTP/2 sends it, gets its own', async () => {
  expect(await said(503, {})).toMatchObject({ statusText: 'Service Unavailable' })
})

it.each([
  [502, 'unavailable'],
  [404, 'not-found'],
  [500, 'unknown'],
  [401, 'unknown'],
])('a page that something else sent with %i is the problem "%s"', async (status, id) => {
  expect(await said(status, '<html>nginx</html>')).toMatchObject({ id })
})

it.each([
  ['getEntity', 'API query failed: Not found'],
  ['getJob', 'Failed to fetch job: Not Found'],
  ['deleteEntityImage', 'Image deletion failed: Not found'],
  ['setCharacterVisibility', 'Failed to update character visibility'],
] as const)('the failure of %s reads: %s', async (name, text) => {
  const refused = await said(404, { error: 'Not found', id: 'not-found' }, 'Not Found')
  expect(problemOf(refused, failureOf(name))).toMatchObject({ id: 'not-found', message: text })
})

it.each([
  'Could not load the default credentials. Browse to https://cloud.google.com',
  'missing cloud credentials',
  'run gcloud auth application-default login',
])('a 500 that says "%s" is told as it is, since no server of ours runs in a cloud that asks for it', async (error) => {
  const refused = await said(500, { error, id: 'unknown' })
  expect(problemOf(refused, failureOf('getActiveScene')).message).toBe(`API query failed: ${error}`)
})

it('any other 500 stays what it is', async () => {
  const refused = await said(500, { error: 'Unknown error', id: 'unknown' })
  expect(problemOf(refused, failureOf('getActiveScene')).message).toBe('API query failed: Unknown error')
})
