import { isOperationName, operations, restPaths, type OperationName } from '@waybook/contract'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTwoCampaigns, type Reply, type Side, type TwoCampaigns } from './two-campaigns.ts'
import { addressesFor, paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
/** The number of parameter sets per operation, and of addresses. */
const MOST = { sets: 3, addresses: 24 }
const addresses = someOf(
  restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
  MOST.addresses,
)

/** The text of a reply without its parameters, which a refusal repeats. */
const textOf = ({ text }: Reply, params: object) =>
  Object.values(params)
    .filter((value) => typeof value === 'string')
    .reduce((rest, word) => rest.replaceAll(word, ''), text)

const secretsOf = (side: Side, reply: string) => side.secrets.filter((secret) => reply.includes(secret))

describe('campaigns below their prefixes at the main address', () => {
  let two: TwoCampaigns
  beforeAll(async () => {
    two = await openTwoCampaigns(undefined)
  })
  afterAll(async () => await two.testServer.close())

  /** The members of a campaign without what a call changes by itself. */
  const membersOf = async ({ id }: Side) => {
    const members = (await two.testServer.services.auth.campaign(id).members?.list()) ?? []
    return members.map((member) => ({ ...member, lastSeenAt: null }))
  }

  /** The parameters of both campaigns without duplicates. */
  const askedWith = (name: OperationName) => {
    const asked = [two.main, two.vale].flatMap(({ id, samples }) => paramsFor(name, { ...samples, campaignId: [id] }))
    return [...new Map(asked.map((params) => [JSON.stringify(params), params])).values()]
  }

  /** A call at the prefix of a campaign at the main address. */
  const askBelow = async (campaignId: string, cookie: string, operation: OperationName, params: object) =>
    await two.send({
      method: 'POST',
      url: `/c/${campaignId}/api/query`,
      at: two.main.origin,
      cookie,
      payload: { operation, params },
    })

  it('[ACC-137] below the prefix of a campaign, members of another and sessions of other hosts count as signed out', async () => {
    const { main, vale } = two
    for (const name of names)
      for (const cookie of [main.gameMaster, main.player, vale.gameMaster, vale.player])
        for (const params of someOf(askedWith(name), 1)) {
          const { status, text } = await askBelow(vale.id, cookie, name, params)
          expect({ name, status, found: secretsOf(vale, text) }).toEqual({ name, status: 401, found: [] })
        }
    for (const url of [...addresses, '/api/me', '/api/live'].map((address) => `/c/${vale.id}${address}`))
      expect([url, (await two.send({ url, cookie: main.gameMaster, at: main.origin })).status]).toEqual([url, 401])
  })

  it('[ACC-137] a member of two campaigns at one address gets nothing of one in the other, and changes nothing there', async () => {
    const { main, vale } = two
    const both = await two.testServer.signIn({ role: 'gameMaster', firstName: 'Bo', email: 'bo@waybook.test' })
    const made = await two.ask(main, both, 'createCampaign', {
      name: 'Third',
      skills: 'standard',
      force: false,
    })
    const { campaignId } = operations.createCampaign.answer.parse(JSON.parse(made.body))
    const tables = two.testServer.services.store.records(main.id)
    const newest = async () => (await readChangesSince(tables, 0, 10_000)).length
    const before = [await newest(), await membersOf(main)]
    for (const name of names)
      for (const params of someOf(askedWith(name), MOST.sets)) {
        const reply = await askBelow(campaignId, both, name, params)
        const text = name === 'listCampaigns' ? '' : textOf(reply, params)
        const found = [...secretsOf(main, text), ...secretsOf(vale, text)]
        expect({ name, params, found }).toEqual({ name, params, found: [] })
        expect(reply.status).not.toBe(500)
      }
    expect([await newest(), await membersOf(main)]).toEqual(before)
    const [picture = ''] = /\/pictures\/[\w-]+\/small\.webp/.exec(
      (await two.ask(main, both, 'listEntities', { limit: 200 })).body,
    ) ?? ['']
    const pictureAt = async (url: string) => (await two.send({ url, cookie: both, at: main.origin })).status
    expect([await pictureAt(picture), await pictureAt(`/c/${campaignId}${picture}`)]).toEqual([200, 404])
    await two.ask(main, both, 'removeCampaign', { id: campaignId, name: 'Third' })
    expect((await askBelow(campaignId, both, 'listEntities', {})).status).toBe(404)
  })

  it('[ACC-137] a prefix that names no campaign, or that is used at a campaign’s own host, is not found', async () => {
    const { main, vale } = two
    for (const [url, at] of [
      ['/c/nowhere/api/me', main.origin],
      [`/c/${main.id}/api/me`, vale.origin],
      [`/c/${vale.id}/api/me`, vale.origin],
    ] as const) {
      const { status, body } = await two.send({ url, at, cookie: main.gameMaster })
      expect([url, status, body]).toEqual([url, 404, expect.stringContaining('There is no campaign at this address')])
    }
  })
})
