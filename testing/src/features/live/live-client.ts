import { once } from 'node:events'

import { LIVE_PATH, liveMessage, VIEW_AS_PARAM, type LiveChange, type LiveMessage } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { onTestFinished } from 'vitest'
import { WebSocket, type RawData } from 'ws'

import type { Member } from '../../world/callers.ts'
import type { OpenCampaign } from '../../world/open-campaign.ts'
import { ORIGIN, type TestServer } from '../../world/test-server.ts'

/** Makes a test server listen on loopback and returns its URL; it is closed after the test. */
export async function listening(testServer: TestServer): Promise<string> {
  onTestFinished(async () => await testServer.close())
  return await testServer.app.listen({ port: 0, host: '127.0.0.1' })
}

/** A connection like a browser's, which records everything it receives. */
export interface LiveClient {
  readonly socket: WebSocket
  /** The raw messages, without heartbeats and, unless requested, without presence. */
  readonly transcript: readonly string[]
  /** All raw messages. */
  readonly recording: readonly string[]
  /** Waits until the messages so far satisfy the predicate, and returns them. */
  readonly until: (isSo: (messages: readonly LiveMessage[]) => boolean) => Promise<LiveMessage[]>
  /** The code with which the connection was closed. */
  readonly closed: Promise<number>
}

interface Call {
  readonly cookie: string
  readonly since?: number | null
  readonly origin?: string
  /** By default the host that it connects to. */
  readonly host?: string
  readonly includePresence?: boolean
  /** The player as whom a game master views the campaign. */
  readonly viewAs?: string | undefined
  /** The path of the connection, for example that of displays. */
  readonly path?: string
}

/** Connects until the test is over. */
export async function connect(address: string, call: Call): Promise<LiveClient> {
  const client = await openLive(address, call)
  onTestFinished(() => client.socket.terminate())
  return client
}

/** Opens a member's page that knows all changes so far. It receives the next ones. */
export async function joinAs(
  { address, records }: Pick<OpenCampaign, 'address' | 'records'>,
  member: Member,
  more: Omit<Partial<Call>, 'cookie'> = {},
): Promise<LiveClient> {
  const since = await newestSeq(records())
  const client = await connect(await address(), { cookie: await member.cookie(), since, ...more })
  await client.until(welcomed)
  return client
}

/** The changes after `since` that a page has received, up to the newest. `undefined` for a change whose content its viewer may not see. */
export async function changesTo(
  { records }: Pick<OpenCampaign, 'records'>,
  { until }: LiveClient,
  since = 0,
): Promise<(LiveChange | undefined)[]> {
  const messages = await until(upTo(await newestSeq(records())))
  return messages.flatMap((one) => (one.type === 'change' && one.seq > since ? [one.change] : []))
}

/** Connects until the caller closes the socket. */
export async function openLive(
  address: string,
  { cookie, since, origin = ORIGIN, host, includePresence = false, viewAs, path = LIVE_PATH }: Call,
): Promise<LiveClient> {
  const url = new URL(path, address.replace('http', 'ws'))
  if (viewAs !== undefined) url.searchParams.set(VIEW_AS_PARAM, viewAs)
  const socket = new WebSocket(url, {
    headers: { cookie, origin, ...(host === undefined ? {} : { host }) },
  })
  const [recording, transcript]: [string[], string[]] = [[], []]
  const messages: LiveMessage[] = []
  socket.on('message', (data) => {
    recording.push(textOf(data))
    const message = liveMessage.parse(JSON.parse(textOf(data)))
    if (message.type === 'beat' || (isOfPeople(message) && !includePresence)) return
    transcript.push(textOf(data))
    messages.push(message)
    socket.emit('received')
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  if (since !== undefined) socket.send(JSON.stringify({ type: 'hello', since }))
  const until: LiveClient['until'] = async (isSo) => {
    while (!isSo(messages)) await once(socket, 'received')
    return [...messages]
  }
  return { socket, transcript, recording, closed, until }
}

const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data.toString() : '')
const isOfPeople = ({ type }: LiveMessage) => type === 'presence' || type === 'joined' || type === 'left'
export const isBeat = (data: RawData) => textOf(data) === JSON.stringify({ type: 'beat' })

/** Whether the client has received everything up to this number. */
export const upTo = (seq: number) => (messages: readonly LiveMessage[]) =>
  messages.some((message) => 'seq' in message && message.seq >= seq)

export const welcomed = (messages: readonly LiveMessage[]) => messages.some(({ type }) => type === 'welcome')

/** The HTTP status with which a connection was refused. */
export async function refusal(
  address: string,
  headers: Readonly<Record<string, string>>,
  query = '',
  path = LIVE_PATH,
): Promise<number> {
  const socket = new WebSocket(address.replace('http', 'ws') + path + query, { headers })
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve))
  return Number(/Unexpected server response: (\d+)/.exec(error.message)?.[1])
}
