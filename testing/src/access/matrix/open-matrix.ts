import type { OperationName } from '@waybook/contract'
import { openS3Blobs } from '@waybook/server/blobs/s3/s3-blobs.ts'

import { bucketIn, openS3Double } from '../../stores/s3/s3-double.ts'
import type { TestDatabase } from '../../stores/test-postgres.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'
import { NEVER, OLD, samplesOfName } from '../renamed-pages.ts'
import { EACH_ONCE, paramsFor } from '../walk.ts'
import { addressLines, fileLines, pictureLines } from './addresses.ts'
import { assistantLines } from './assistants.ts'
import { callAs, type Ask } from './call.ts'
import { matrixCampaign } from './campaign.ts'
import { listenWhile } from './listen.ts'
import { playMatrix, proposeAll } from './play.ts'
import { isLong, operationNames, questionsFor, reading, samplesOfKinds, writing } from './questions.ts'
import { shareLines, siteLines } from './shared-pages.ts'
import { slashCommandLines } from './slash-commands.ts'
import { Transcript, type Line } from './transcript.ts'
import { playerCharacters, playerNames, viewNames, views, type PlayerName, type ViewerName } from './viewers.ts'
import { SecretWords } from './words.ts'

type Cookies = ReadonlyMap<PlayerName | 'gameMaster', string>

export interface Matrix {
  readonly transcript: Transcript
  /** The import's reasons for refusing links to the hidden page in the other fields. */
  readonly refusals: readonly string[]
  readonly close: () => Promise<void>
}

/** Opens the campaign of the matrix, plays, makes every call as every viewer, and records the answers. */
export async function openMatrix(take: (() => Promise<TestDatabase>) | null): Promise<Matrix> {
  const database = await take?.()
  // PostgreSQL is combined with pictures in a bucket, as for several servers.
  const bucket = database && (await openS3Double())
  const { files, refusals } = await matrixCampaign()
  const blobs = bucket && openS3Blobs(bucketIn(bucket))
  const testServer = await openTestServer(files, { postgres: database?.url, blobs })
  const transcript = await writeTranscript(testServer, await signInAll(testServer))
  const close = async () => {
    await testServer.close()
    await database?.release()
    await bucket?.close()
  }
  return { transcript, refusals, close }
}

/** Players call before the game master, and writes come last, because they change all later answers. */
async function writeTranscript(testServer: TestServer, cookies: Cookies): Promise<Transcript> {
  const asks = await askersOf(testServer, cookies)
  const record = new Recorder(asks)
  const { done: played, lines: frames } = await listenWhile(testServer, cookies, async () => {
    const play = await playMatrix(testServer, { gameMaster: record.asker('gameMaster'), odo: record.asker('odo') })
    for (const player of ['odo', 'sigma'] as const) await proposeAll(player, record.asker(player))
    return play
  })
  record.lines.push(...frames)
  const samples = samplesOfKinds(played.samples)
  const askAll = async (viewer: ViewerName, some: readonly OperationName[]) => {
    const ask = record.asker(viewer)
    for (const name of some) for (const params of questionsFor(viewer, name, samples)) await ask(name, params)
  }
  for (const viewer of [...playerNames, 'gameMaster', ...viewNames] as const) await askAll(viewer, reading)
  record.lines.push(...(await addressLines(testServer, cookies)))
  record.lines.push(...(await pictureLines(testServer, cookies, record.lines)))
  record.lines.push(...(await fileLines(testServer, cookies, record.lines)))
  record.lines.push(...(await shareLines(testServer, record.asker('gameMaster'))))
  record.lines.push(...(await siteLines(testServer)))
  record.lines.push(...(await slashCommandLines(testServer, record.asker('gameMaster'))))
  for (const player of playerNames) await askAll(player, writing)
  record.lines.push(...(await assistantLines(asks)))
  await askOldIds(record.asker('kessa'))
  return new Transcript(record.lines, new SecretWords(played))
}

/** Records viewers' answers. Most are alike, so each text is stored once. */
class Recorder {
  readonly lines: Line[] = []
  readonly #asks: ReadonlyMap<ViewerName, Ask>
  readonly #texts = new Map<string, string>()

  constructor(asks: ReadonlyMap<ViewerName, Ask>) {
    this.#asks = asks
  }

  asker(viewer: ViewerName): Ask {
    const ask = this.#asks.get(viewer)
    if (!ask) throw new Error(`${viewer} is not signed in`)
    return async (name, params) => {
      const asked = await ask(name, params)
      const line = { ...asked, text: this.#texts.get(asked.text) ?? asked.text }
      this.#texts.set(line.text, line.text)
      this.lines.push(line)
      return line
    }
  }
}

async function signInAll({ signIn }: TestServer) {
  const cookies = new Map<PlayerName | 'gameMaster', string>()
  for (const player of playerNames) {
    const characterId = playerCharacters[player] ?? undefined
    cookies.set(player, await signIn({ role: 'player', characterId }))
  }
  return cookies.set('gameMaster', await signIn({ role: 'gameMaster' }))
}

async function askersOf(testServer: TestServer, cookies: Cookies): Promise<ReadonlyMap<ViewerName, Ask>> {
  const asks = new Map<ViewerName, Ask>()
  for (const [viewer, cookie] of cookies) asks.set(viewer, await callAs(testServer, viewer, { cookie }))
  for (const view of viewNames) {
    const viewAs = view === 'as guest' ? null : views[view]
    asks.set(view, await callAs(testServer, view, { cookie: cookies.get('gameMaster') ?? '', viewAs }))
  }
  return asks
}

/** Calls with the old ids of renamed pages, and with ids that no page ever had. */
async function askOldIds(ask: Ask): Promise<void> {
  for (const name of operationNames)
    for (const spelling of [OLD, NEVER])
      for (const params of paramsFor(name, samplesOfName(spelling), isLong ? undefined : EACH_ONCE))
        if (JSON.stringify(params).includes(spelling)) await ask(name, params)
}
