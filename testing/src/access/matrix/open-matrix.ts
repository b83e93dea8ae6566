import { restPaths, type OperationName } from '@waybook/contract'

import { openLive, upTo, welcomed } from '../../features/live/live-client.ts'
import type { TestDatabase } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../../world/test-server.ts'
import { ids as audienceIds } from '../audience-campaign.ts'
import { otherAddresses } from '../other-addresses.ts'
import { idsOf, NEVER, OLD, samplesOfName } from '../renamed-pages.ts'
import { characters } from '../reveal-campaign.ts'
import { hidden, visible } from '../secret-campaign.ts'
import { addressesFor, EACH_ONCE, paramsFor } from '../walk.ts'
import { askerOf, type Ask } from './asking.ts'
import { matrixCampaign } from './campaign.ts'
import { playMatrix, proposeAll } from './play.ts'
import { operationNames, questionsFor, reading, samplesOfKinds, writing } from './questions.ts'
import { Transcript, type Line } from './transcript.ts'
import { playerCharacters, playerNames, viewNames, views, type PlayerName, type ViewerName } from './viewers.ts'
import { SecretWords } from './words.ts'

export interface Matrix {
  readonly testServer: TestServer
  readonly cookies: ReadonlyMap<PlayerName | 'gameMaster', string>
  readonly transcript: Transcript
  /** Why the import refused links to the hidden page in the other fields. */
  readonly refusals: readonly string[]
  readonly close: () => Promise<void>
}

/** Opens the campaign of the matrix, plays, asks every viewer everything, and writes down what they are told. */
export async function openMatrix(take: (() => Promise<TestDatabase>) | null): Promise<Matrix> {
  const database = await take?.()
  const { files, refusals } = await matrixCampaign()
  const testServer = await openTestServer(files, { postgres: database?.url })
  const cookies = await signInAll(testServer)
  const lines: Line[] = []
  /** Most answers are alike, and each is kept once. */
  const texts = new Map<string, string>()
  const asks = await askersOf(testServer, cookies)
  const askerFor = (viewer: ViewerName): Ask => {
    const ask = asks.get(viewer)
    if (!ask) throw new Error(`${viewer} is not signed in`)
    return async (name, params) => {
      const asked = await ask(name, params)
      const line = { ...asked, text: texts.get(asked.text) ?? asked.text }
      texts.set(line.text, line.text)
      lines.push(line)
      return line
    }
  }
  const frames = await listenWhile(testServer, cookies, async () => {
    const played = await playMatrix(testServer, { gameMaster: askerFor('gameMaster'), odo: askerFor('odo') })
    for (const player of ['odo', 'sigma'] as const) await proposeAll(player, askerFor(player))
    return played
  })
  lines.push(...frames.lines)
  const samples = samplesOfKinds(frames.done.samples)
  const askAll = async (viewer: ViewerName, some: readonly OperationName[]) => {
    const ask = askerFor(viewer)
    for (const name of some) for (const params of questionsFor(viewer, name, samples)) await ask(name, params)
  }
  for (const player of playerNames) await askAll(player, reading)
  await askAll('gameMaster', reading)
  for (const view of viewNames) await askAll(view, reading)
  lines.push(...(await addressLines(testServer, cookies)))
  lines.push(...(await pictureLines(testServer, cookies, lines)))
  // What players write changes what all are told.
  for (const player of playerNames) await askAll(player, writing)
  await askOldIds(askerFor('kessa'))
  const transcript = new Transcript(lines, new SecretWords(frames.done))
  const close = async () => {
    await testServer.close()
    await database?.release()
  }
  return { testServer, cookies, transcript, refusals, close }
}

async function signInAll({ signIn }: TestServer) {
  const cookies = new Map<PlayerName | 'gameMaster', string>()
  for (const player of playerNames) {
    const characterId = playerCharacters[player] ?? undefined
    cookies.set(player, await signIn({ role: 'player', characterId }))
  }
  return cookies.set('gameMaster', await signIn({ role: 'gameMaster' }))
}

async function askersOf(testServer: TestServer, cookies: Matrix['cookies']): Promise<ReadonlyMap<ViewerName, Ask>> {
  const asks = new Map<ViewerName, Ask>()
  for (const [viewer, cookie] of cookies) asks.set(viewer, await askerOf(testServer, viewer, { cookie }))
  for (const view of viewNames) {
    const viewAs = view === 'as guest' ? null : views[view]
    asks.set(view, await askerOf(testServer, view, { cookie: cookies.get('gameMaster') ?? '', viewAs }))
  }
  return asks
}

/** Asks by the ids that renamed pages had, and by ids that no page ever had. */
async function askOldIds(ask: Ask): Promise<void> {
  for (const name of operationNames)
    for (const spelling of [OLD, NEVER])
      for (const params of paramsFor(name, samplesOfName(spelling), isLong ? undefined : EACH_ONCE))
        if (JSON.stringify(params).includes(spelling)) await ask(name, params)
}

/** What is sent live to everybody while something is done. */
async function listenWhile<Done>(testServer: TestServer, cookies: Matrix['cookies'], act: () => Promise<Done>) {
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const { changes } = testServer.services.store.records(CAMPAIGN_ID)
  const since = await changes.newest()
  const join = async (cookie: string, viewAs?: string) => {
    const client = await openLive(address, { cookie, since, viewAs, includePresence: true })
    await client.until(welcomed)
    return client
  }
  const clients = new Map<ViewerName, Awaited<ReturnType<typeof openLive>>>()
  for (const [viewer, cookie] of cookies) clients.set(viewer, await join(cookie))
  for (const view of viewNames) clients.set(view, await join(cookies.get('gameMaster') ?? '', views[view]))
  const done = await act()
  const newest = await changes.newest()
  const lines: Line[] = []
  for (const [viewer, client] of clients) {
    await client.until(upTo(newest))
    lines.push(...client.transcript.map((text) => ({ viewer, name: 'live', params: {}, status: 'ok', text })))
    client.socket.close()
    await client.closed
  }
  return { done, lines }
}

const PICTURE = /\/pictures\/([\w-]+)\/\w+\.webp/g
const pageIds = [...visible, ...Object.keys(hidden), ...audienceIds, ...characters.map(({ id }) => id)]
const addresses = [
  ...restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
  ...otherAddresses,
  ...pageIds.flatMap((id) => [`/${id}`, `/api/entities/${id}`]),
  ...restPaths
    .filter(({ path }) => path.includes('{id}'))
    .flatMap(({ path, query }) => [OLD, NEVER].flatMap((name) => addressesFor(path, query, samplesOfName(name)))),
  ...[OLD, NEVER].flatMap((name) => idsOf(name).map((id) => `/${id}`)),
]

async function addressLines({ app }: TestServer, cookies: Matrix['cookies']): Promise<Line[]> {
  const lines: Line[] = []
  for (const viewer of ['kessa', 'odo', 'sigma', 'guest'] as const)
    for (const url of new Set(addresses)) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie: cookies.get(viewer) ?? '' } })
      const status = statusCode === 200 ? 'ok' : String(statusCode)
      lines.push({ viewer, name: `GET ${url}`, params: {}, status, text: body })
    }
  return lines
}

/** Every picture that the game master is told of, asked for by players. */
async function pictureLines({ app }: TestServer, cookies: Matrix['cookies'], lines: readonly Line[]): Promise<Line[]> {
  const told = lines.filter(({ viewer }) => viewer === 'gameMaster')
  const keys = new Set(told.flatMap(({ text }) => [...text.matchAll(PICTURE)].map(([, key]) => key)))
  const asked: Line[] = []
  for (const viewer of ['gameMaster', 'kessa', 'odo', 'sigma', 'guest'] as const)
    for (const key of keys) {
      const url = `/pictures/${key}/small.webp`
      const { statusCode } = await app.inject({ url, headers: { cookie: cookies.get(viewer) ?? '' } })
      asked.push({
        viewer,
        name: `GET ${url}`,
        params: {},
        status: statusCode === 200 ? 'ok' : String(statusCode),
        text: '',
      })
    }
  return asked
}
