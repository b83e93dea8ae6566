import { failureOf } from '@waybook/contract'
import { setLanguage } from '@waybook/messages'
import { expect, it } from 'vitest'

import { languageOfText } from '#ui/text/english-texts.ts'

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
    said: { code: 'problemKinds.notFound', params: {} },
    details: {},
  })
})

it('[LANG-32] a refusal is read in the language of the page, and one without a code is marked as English', async () => {
  const ended = {
    error: 'Session 3 has already ended.',
    id: 'conflict',
    code: 'playProblems.sessionEnded',
    params: { number: '3' },
  }
  const coded = await refusalFor(409, ended)
  const plain = await refusalFor(409, { error: 'Made of words', id: 'conflict' })
  const failure = failureOf('getEntity', { id: 'items/bell' })
  expect(problemOf(coded, failure).message).toBe('API query failed: Session 3 has already ended.')
  await setLanguage('de')
  expect([coded, plain].map((one) => problemOf(one, failure).message)).toEqual([
    'Spielabend 3 ist schon beendet.',
    'API query failed: Made of words',
  ])
  await setLanguage('en')
  expect(['API query failed: Made of words', 'Spielabend 3 ist schon beendet.'].map(languageOfText)).toEqual([
    'en',
    undefined,
  ])
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

const DRAGONS =
  'Here be dragons! Cannot connect to Firestore - authentication required. Please run "gcloud auth application-default login" on the server.'
const get = failureOf('getActiveScene', { campaignId: 'dam3' })
const set = failureOf('setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/quay' })

it.each([
  'Could not load the default credentials. Browse to https://cloud.google.com',
  'missing cloud credentials',
  'The file at GOOGLE_APPLICATION_CREDENTIALS does not exist',
  'run gcloud auth application-default login',
])(
  '[SCN-23] a server without cloud credentials answers a call about the active scene with "Here be dragons!": %s',
  async (error) => {
    for (const body of [{ error, id: 'unknown' }, { error }, error]) {
      const refused = await refusalFor(500, body)
      expect(problemOf(refused, get).message).toBe(DRAGONS)
      expect(problemOf(refused, set).message).toBe(`Failed to set active scene: ${DRAGONS}`)
    }
  },
)

it.each([
  [500, 'Unknown error'],
  [403, 'missing cloud credentials'],
])('[SCN-23] a call about the active scene shows a %i with the text "%s" unchanged', async (status, error) => {
  const refused = await refusalFor(status, { error })
  expect(problemOf(refused, get).message).toBe(`API query failed: ${error}`)
  expect(problemOf(refused, set).message).toBe(`Failed to set active scene: ${error}`)
})

it('a plain-text response is the text of the refusal, an HTML page is not', async () => {
  expect(await refusalFor(500, 'The store is asleep\n')).toMatchObject({
    text: 'The store is asleep',
    explained: false,
  })
  expect(await refusalFor(502, '<html>nginx</html>')).toMatchObject({ text: 'Bad Gateway', explained: false })
  expect(await refusalFor(502, ' ')).toMatchObject({ text: 'Bad Gateway' })
})
