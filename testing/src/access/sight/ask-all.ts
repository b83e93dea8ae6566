import { type AnswerOf, type LiveRequest, type OperationName, restPaths } from '@waybook/contract'

import { openLive } from '../../features/live/live-client.ts'
import { askWith, callerWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, type TestServer } from '../../world/test-server.ts'
import { type Ask, callAs } from '../matrix/call.ts'
import { listenWhile } from '../matrix/listen.ts'
import { isLong, reading, writing } from '../matrix/questions.ts'
import type { Line } from '../matrix/transcript.ts'
import { views } from '../matrix/viewers.ts'
import { otherAddresses } from '../other-addresses.ts'
import { factQueries, type Samples } from '../samples.ts'
import { addressesFor, EACH_ONCE, paramsFor } from '../walk.ts'
import { type Canary, type Ids, placeCanaries, playInVault, samplesOf, type Viewer } from './canaries.ts'
import { CRYPT, GHOUL, GUARD, HALLS, KESSA, ODO } from './three-rooms.ts'

export type Cookies = ReadonlyMap<'kessa' | 'odo' | 'guest' | 'gameMaster', string>

export interface Asked {
  readonly canaries: readonly Canary[]
  /** Every answer and live message, to every viewer. */
  readonly lines: readonly Line[]
  /** The refusals for ids in the vault, each beside the refusal for an id that does not exist. They must be equal. */
  readonly refusals: readonly { readonly name: OperationName; readonly inVault: string; readonly nowhere: string }[]
}

/** `listenWhile` opens pages for the views too. */
const viewers = [
  ...(['kessa', 'odo', 'guest', 'gameMaster'] as const),
  ...(isLong ? (['as kessa', 'as guest'] as const) : []),
] satisfies readonly Viewer[]

export async function signInAll({ signIn }: TestServer): Promise<Cookies> {
  return new Map([
    ['kessa', await signIn({ role: 'player', characterId: KESSA })],
    ['odo', await signIn({ role: 'player', characterId: ODO })],
    ['guest', await signIn({ role: 'player' })],
    ['gameMaster', await signIn({ role: 'gameMaster' })],
  ])
}

/** Plays in the three rooms while all viewers listen, and then asks everything as each of them. */
export async function askAll(testServer: TestServer, cookies: Cookies): Promise<Asked> {
  const gameMaster = askWith(callerWith(testServer, cookies.get('gameMaster') ?? ''))
  const { ids, canaries } = await placeCanaries(gameMaster)
  const { lines: frames } = await listenWhile(testServer, cookies, async () => {
    await playInVault(gameMaster, ids)
    await pointIntoVault(testServer, cookies, await gameMaster('getTokens', { sceneId: HALLS }))
    // Messages without a number come before this change, so a client that has received it has received them too.
    await gameMaster('setTokenSight', { tokenId: ids.ghoul, sight: null })
  })
  const asks = new Map<Viewer, Ask>()
  for (const viewer of viewers) {
    const isView = viewer === 'as kessa' || viewer === 'as guest'
    const cookie = cookies.get(isView ? 'gameMaster' : viewer) ?? ''
    const viewAs = viewer === 'as kessa' ? views[viewer] : null
    asks.set(viewer, await callAs(testServer, viewer, { cookie, ...(isView && { viewAs }) }))
  }
  const samples = { ...samplesOf(ids), query: ['pin', 'halls', ...factQueries], text: ['pin', 'halls'], q: ['pin'] }
  const lines = [...frames, ...(await addressLines(testServer, cookies, samples))]
  for (const ask of asks.values())
    for (const name of reading)
      for (const params of paramsFor(name, samples, EACH_ONCE)) lines.push(await ask(name, params))
  const kessa = asks.get('kessa')
  return { canaries, lines, refusals: kessa ? await refusalsOf(kessa, ids) : [] }
}

/** Drags the guard, whom Odo sees, into the vault, and points into it. Nothing of it is stored. */
async function pointIntoVault({ app }: TestServer, cookies: Cookies, { tokens }: AnswerOf<'getTokens'>): Promise<void> {
  const guard = tokens.find(({ characterId }) => characterId === GUARD)
  if (!guard) throw new Error('The guard is not on the scene')
  const join = async () => await openLive(app.listeningOrigin, { cookie: cookies.get('gameMaster') ?? '', since: null })
  const [pointing, watching] = [await join(), await join()]
  const messages: readonly LiveRequest[] = [
    { type: 'drag', tokenId: guard.id, position: { x: 47.73, y: 50 }, version: guard.version },
    { type: 'ping', position: { x: 46.39, y: 50 } },
  ]
  for (const message of messages) pointing.socket.send(JSON.stringify(message))
  const has = (kind: string) => watching.until((received) => received.some(({ type }) => type === kind))
  for (const { type } of messages) await has(type)
  for (const { socket, closed } of [pointing, watching]) {
    socket.close()
    await closed
  }
}

async function addressLines({ app }: TestServer, cookies: Cookies, samples: Samples): Promise<Line[]> {
  const pages = [HALLS, CRYPT, GHOUL].flatMap((id) => [`/${id}`, `/api/entities/${id}`])
  const rest = restPaths.flatMap(({ path, query }) => addressesFor(path, query, samples))
  const lines: Line[] = []
  for (const [viewer, cookie] of cookies)
    for (const url of new Set([...pages, `/vtt/${CAMPAIGN_ID}`, ...rest, ...otherAddresses])) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie } })
      lines.push({ viewer, name: `GET ${url}`, params: {}, status: String(statusCode), text: body })
    }
  return lines
}

const NOTHING = 'no-such-thing'

/** Calls every operation that writes with ids of the vault, and with ids that do not exist. */
async function refusalsOf(ask: Ask, ids: Ids): Promise<Asked['refusals']> {
  const hidden = [ids.ghoul, ids.guard, ids.drawing, ids.door, ids.secretDoor]
  const without = (text: string) => hidden.reduce((rest, id) => rest.replaceAll(id, NOTHING), text)
  const refusals: Asked['refusals'][number][] = []
  for (const name of writing)
    for (const params of paramsFor(name, samplesOf(ids), EACH_ONCE)) {
      const asked = JSON.stringify(params)
      if (without(asked) === asked) continue
      const answers = []
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON of an object
      for (const some of [params, JSON.parse(without(asked)) as object]) answers.push(await ask(name, some))
      const [inVault = '', nowhere = ''] = answers.map(({ status, text }) => `${status} ${without(text)}`)
      refusals.push({ name, inVault, nowhere })
    }
  return refusals
}
