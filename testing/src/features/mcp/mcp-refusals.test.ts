import { CallLimits } from '@waybook/server'
import { expect, it } from 'vitest'

import { ORIGIN } from '../../world/test-server.ts'
import { openAssistants } from './mcp-fixture.ts'

const { testServer, gameMaster, kessa, connect, keyOf, send } = openAssistants({
  settings: { callLimits: new CallLimits({ mcp: 20, rawQuery: 1 }) },
})

const refusal = (status: number, id: string, error: string) => ({ status, answer: { error, id } })
const sent = async (...request: Parameters<typeof send>) => {
  const response = await send(...request)
  return { status: response.statusCode, answer: response.json<Record<string, unknown>>() }
}

it('[MCP-2] without a key, with a wrong one or with a session alone, the answer says what to send', async () => {
  const missing = 'Send a personal key as "Authorization: Bearer waybook_...". Members create keys on their profile.'
  expect(await sent({})).toEqual(refusal(401, 'not-signed-in', missing))
  expect(await sent({ cookie: await kessa.cookie(), origin: ORIGIN })).toEqual(refusal(401, 'not-signed-in', missing))
  const wrong = 'This key is not valid here, or was revoked. Members create keys on their profile.'
  for (const key of ['nonsense', `waybook_${'x'.repeat(43)}`])
    expect(await sent({ authorization: `Bearer ${key}` })).toEqual(refusal(401, 'not-signed-in', wrong))
  const { key, apiKey } = await kessa('createApiKey', { name: 'Lost' })
  await kessa('revokeApiKey', { keyId: apiKey.id })
  const revoked = await send({ authorization: `Bearer ${key}` })
  expect(revoked.headers['www-authenticate']).toBe('Bearer')
  expect(revoked.statusCode).toBe(401)
})

it('[MCP-2] the key may also be in the header of the API', async () => {
  expect((await send({ 'x-api-key': await keyOf(kessa) })).statusCode).toBe(200)
})

it('[MCP-3] pages of other sites are refused, even with a key', async () => {
  const authorization = `Bearer ${await keyOf(kessa)}`
  for (const origin of ['https://elsewhere.example', 'null'])
    expect(await sent({ authorization, origin })).toEqual(refusal(403, 'cross-site', 'Cross-site request refused'))
  expect(
    (await send({ authorization, origin: 'https://elsewhere.example', host: 'elsewhere.example' })).statusCode,
  ).toBe(403)
  expect((await send({ authorization, origin: ORIGIN })).statusCode).toBe(200)
})

it('[MCP-1] there are no sessions and no streams, and one message at a time', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const { statusCode, headers } = await testServer.app.inject({ method, url: '/mcp' })
    expect([statusCode, headers['allow']]).toEqual([405, 'POST'])
  }
  const authorization = `Bearer ${await keyOf(kessa)}`
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  expect(await sent({ authorization }, [ping, ping])).toEqual(
    refusal(400, 'bad-params', 'Send one message per request'),
  )
  expect(await sent({ authorization }, '{')).toEqual(refusal(400, 'bad-params', 'The body must be JSON'))
  expect((await sent({ authorization }, { ...ping, more: 'x'.repeat(600_000) })).status).toBe(413)
})

it('[MCP-8] refusals name the argument, and unknown tools and prompts say so', async () => {
  const { ask, client } = await connect(gameMaster)
  const words = async (name: string, given: Record<string, unknown>) => await ask(name, given)
  const refused = (text: string) => ({ text, isError: true })
  expect(await words('search', {})).toEqual(refused('query: is required and must be of type string'))
  expect(await words('search', { query: 'x', page: 2 })).toEqual(refused('page: is not an argument of this tool'))
  expect(await words('search', { query: 'x'.repeat(201) })).toEqual(
    refused('query: must be at most 200 characters long'),
  )
  expect(await words('list_pages', { limit: 0 })).toEqual(refused('limit: must be at least 1'))
  expect((await words('list_pages', { type: 'spell' })).text).toMatch(/^type: must be one of character, /)
  expect(await words('read_page', { id: 'nowhere' })).toEqual(
    refused('id: is not an entity id of the form category/name'),
  )
  await expect(words('delete_everything', {})).rejects.toThrow('There is no tool "delete_everything".')
  await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow('There is no prompt "nothing".')
})

it('[MCP-9] an operation’s own limit is an answer, and too many messages are refused', async () => {
  const other = await connect(kessa)
  const query = async () => await other.ask('query_facts', { query: '.output entity' })
  await query()
  expect(await query()).toEqual({
    text: expect.stringMatching(/^Too many attempts\. Try again later\. Wait \d+ seconds\.$/) as string,
    isError: true,
  })
  const authorization = `Bearer ${await keyOf(kessa)}`
  const replies = []
  for (let message = 0; message < 20; message += 1) replies.push(await send({ authorization }))
  expect(replies.at(-1)?.statusCode).toBe(429)
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
})
