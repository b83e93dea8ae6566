import { rm } from 'node:fs/promises'

import type { OperationName } from '@waybook/contract'
import { loadCampaign } from '@waybook/server'

import { Painter } from '../features/images/painter.ts'
import { folderOf } from '../processes/run-command.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN, type CampaignFiles, type TestServer } from '../world/test-server.ts'
import { zipOf } from '../world/zip-of.ts'
import type { Samples } from './samples.ts'
import { secretCampaign } from './secret-campaign.ts'

const KESSA = 'characters/kessa-vane'
const GATE = 'scenes/toll-gate'
const PASSWORD = 'nine lamps on a wet causeway'

/** A campaign with its own host, and a word that is in all of its texts and in no other campaign. */
export interface Side {
  readonly id: string
  readonly origin: string
  readonly marker: string
  readonly gameMaster: string
  readonly player: string
  /** A personal API key of its game master. */
  readonly apiKey: string
  /** The token of an open invite. */
  readonly invite: string
  /** Values for parameters that refer to the campaign's played and created records. */
  readonly samples: Samples
  /** Strings that only this campaign has: the marker, and random ids. */
  readonly secrets: readonly string[]
}

export interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly cookie?: string
  /** The origin of the sending page and of the receiving host. */
  readonly at: string
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  /** The whole response, with the headers. */
  readonly text: string
  readonly body: string
}

export interface TwoCampaigns {
  readonly testServer: TestServer
  readonly painter: Painter
  readonly main: Side
  readonly vale: Side
  readonly send: (sent: Sent) => Promise<Reply>
  readonly ask: (at: Side, cookie: string, operation: OperationName, params: object, key?: string) => Promise<Reply>
}

const VALE = { id: 'vale', origin: 'http://vale.test', marker: 'zorbvale' }
const MAIN = { id: CAMPAIGN_ID, origin: ORIGIN, marker: 'qirkmain' }

/** One installation with two played campaigns, with the same ids and different texts. */
export async function openTwoCampaigns(postgres: string | undefined): Promise<TwoCampaigns> {
  const painter = new Painter()
  const testServer = await openTestServer(marked(secretCampaign, MAIN.marker), { postgres, imageService: painter })
  const { store, blobs, campaignHosts } = testServer.services
  await store.campaigns.add(VALE.id, [new URL(VALE.origin).hostname])
  campaignHosts.forget()
  const folder = await folderOf(marked(secretCampaign, VALE.marker))
  const { campaign } = await loadCampaign(folder, { pictures: blobs })
  await rm(folder, { recursive: true })
  if (!campaign) throw new Error('The second campaign has faults')
  await store.records(VALE.id).replaceCampaign(campaign, 'test')

  const send = async ({ method = 'GET', url, cookie = '', at, payload, headers }: Sent): Promise<Reply> => {
    const response = await testServer.app.inject({
      method,
      url,
      headers: { host: new URL(at).host, origin: at, cookie, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const { statusCode: status, body } = response
    return { status, body, text: `${JSON.stringify(response.headers)}\n${body}` }
  }
  const ask: TwoCampaigns['ask'] = async ({ origin: at }, cookie, operation, params, idempotencyKey) =>
    await send({ method: 'POST', url: '/api/query', cookie, at, payload: { operation, params, idempotencyKey } })
  const opened = { testServer, send, ask }
  return { ...opened, painter, main: await playIn(opened, MAIN), vale: await playIn(opened, VALE) }
}

/** The campaign with a marker word in every name and text. */
function marked(files: CampaignFiles, marker: string): CampaignFiles {
  const change = ([name, text]: [string, string]): [string, string] => {
    if (name.endsWith('.svg')) return [name, text.replace('</svg>', `<!-- ${marker} --></svg>`)]
    const named = text.replace(/^name: (.*)$/m, `name: $1 ${marker}`).replace(/^tagline: /m, `tagline: ${marker} `)
    return [name, name.endsWith('.md') ? `${named}\nAll of it is ${marker}.\n` : named]
  }
  return Object.fromEntries(Object.entries(files).map(change))
}

type Opened = Pick<TwoCampaigns, 'testServer' | 'send' | 'ask'>
type Named = Pick<Side, 'id' | 'origin' | 'marker'>

async function playIn(opened: Opened, named: Named): Promise<Side> {
  const { importFolders } = opened.testServer.services
  const { marker, id: campaignId } = named
  const gameMaster = await joinAs(opened, named, 'gameMaster')
  const player = await joinAs(opened, named, 'player')
  const side = { ...named, gameMaster, player, apiKey: '', invite: '', samples: {}, secrets: [] }
  const ask = async (operation: OperationName, params: object) => {
    const { status, body } = await opened.ask(side, gameMaster, operation, params)
    if (status !== 200) throw new Error(`${operation}: ${body}`)
    return body
  }
  const position = { x: 12, y: 34 }
  await ask('setActiveScene', { campaignId, sceneId: GATE })
  const place = { sceneId: GATE, position, size: 'medium', visible: true }
  const tokenId = idIn(await ask('addToken', { campaignId, characterId: KESSA, ...place }))
  const rollId = idIn(await ask('rollDice', { pool: { ability: 1 }, reason: marker, audience: 'table' }))
  const jobId = idIn(await ask('createJob', { job: { title: marker } }))
  const made = await ask('createApiKey', { name: marker })
  const invited = await ask('makeInvite', { role: 'player' })
  await ask('changeSettings', { campaignId, settings: { imageGeneration: true } })
  const members = await ask('getMembers', {})
  const memberId = /"id":"([^"]+)"[^}]*"role":"player"/.exec(members)?.[1] ?? ''
  const upload = zipOf([{ name: 'campaign.yaml', bytes: `name: ${marker}\n` }])
  const importId = await importFolders.receive(campaignId, new Blob([upload]).stream())
  const [, invite = ''] = /#([\w-]{43})/.exec(invited) ?? []
  const [, linkId = ''] = /"linkId":"([^"]+)"/.exec(invited) ?? []
  const [, apiKey = ''] = /"key":"([^"]+)"/.exec(made) ?? []
  const keyId = idIn(made)
  const ids = { tokenId, rollId, jobId, keyId, linkId, memberId, importId }
  for (const [name, found] of Object.entries(ids)) if (found === '') throw new Error(`No ${name} was made`)
  const samples = Object.fromEntries(Object.entries(ids).map(([name, found]) => [name, [found]]))
  return { ...side, apiKey, invite, samples, secrets: [marker, apiKey, ...Object.values(ids)] }
}

const idIn = (body: string) => /"id":"([^"]+)"/.exec(body)?.[1] ?? ''

let people = 0

/** Accepts a one-time link at the campaign's host; returns the session cookie. */
async function joinAs({ testServer, send }: Opened, { id, origin, marker }: Named, role: 'gameMaster' | 'player') {
  const characterId = role === 'player' ? KESSA : undefined
  const { path } = await testServer.services.auth.campaign(id).createLink({ kind: 'invite', role, characterId })
  const email = `${marker}-${(people += 1)}@waybook.test`
  const newcomer = { email, firstName: marker, lastName: marker, password: PASSWORD, token: path.split('#')[1] }
  const { status, text } = await send({ method: 'POST', url: '/api/auth/link/accept', at: origin, payload: newcomer })
  const [, cookie] = /(waybook\.session=[^;"]+)/.exec(text) ?? []
  if (status !== 200 || cookie === undefined) throw new Error(`Nobody could join: ${text}`)
  return cookie
}
