import { expect, it } from 'vitest'

import type { OutgoingAnswer, OutgoingRequest, OutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'

import type { Announcement } from './announcement.ts'
import { sendSigned, sendToDiscord, type Sending } from './send-message.ts'

const announcement: Announcement = { kind: 'newsletter', title: 'The lamps', text: '', path: '/a', startsAt: null }
const sending: Sending = {
  destination: { url: 'https://discord.com/api/webhooks/1/token', secret: 'whsec_c2VjcmV0' },
  announcement,
  earlier: null,
  id: 'msg_1',
  event: 'page newsletters/a',
  kind: 'newsletter',
  campaign: 'Road',
  address: 'https://waybook.test',
  nowMs: 0,
}

/** A service that gives one answer. */
function answering(status: number, body: object = {}, headers: OutgoingAnswer['headers'] = {}) {
  const requests: OutgoingRequest[] = []
  const outgoing: OutgoingRequests = {
    faultOf: () => null,
    isNamed: () => false,
    send: async (request) => {
      requests.push(request)
      return await Promise.resolve({ status, headers, text: JSON.stringify(body) })
    },
  }
  return { outgoing, requests }
}

it('[HOOK-4] an announcement is edited by its id, once for each change', async () => {
  const { outgoing, requests } = answering(200, { id: '42' })
  const first = await sendToDiscord(outgoing, sending)
  expect(first).toEqual({ is: 'sent', remote: expect.stringMatching(/^42 [\w-]{16}$/) as string })
  const earlier = first.is === 'sent' ? first.remote : null
  expect(await sendToDiscord(outgoing, { ...sending, earlier })).toEqual({ is: 'skipped' })
  await sendToDiscord(outgoing, { ...sending, earlier, announcement: { ...announcement, title: 'Lamps' } })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://discord.com/api/webhooks/1/token?wait=true',
    'PATCH https://discord.com/api/webhooks/1/token/messages/42',
  ])
})

it('[HOOK-4] one that was hidden is deleted, and nothing is sent about one that was never sent', async () => {
  const { outgoing, requests } = answering(204)
  expect(await sendToDiscord(outgoing, { ...sending, announcement: null, earlier: '42 x' })).toEqual({ is: 'removed' })
  expect(await sendToDiscord(outgoing, { ...sending, announcement: null })).toEqual({ is: 'skipped' })
  expect(requests.map(({ method }) => method)).toEqual(['DELETE'])
})

it('[HOOK-4] one that somebody deleted in Discord is not written again', async () => {
  const { outgoing } = answering(404, { code: 10_008 })
  const delivery = await sendToDiscord(outgoing, { ...sending, earlier: '42 x' })
  expect(delivery).toMatchObject({ is: 'sent', remote: expect.stringMatching(/^- /) as string })
  expect(await sendToDiscord(outgoing, { ...sending, earlier: '- y' })).toEqual({ is: 'skipped' })
})

it.each([
  [404, { code: 10_015 }, {}, { is: 'gone' }],
  [429, { retry_after: 0.65 }, { 'retry-after': '1' }, { is: 'again', afterMs: 650 }],
  [429, {}, { 'retry-after': '2' }, { is: 'again', afterMs: 2000 }],
  [400, { code: 50_035 }, {}, { is: 'refused' }],
  [503, {}, {}, { is: 'again' }],
])('[HOOK-5] Discord answers %d %j: %j', async (status, body, headers, expected) => {
  expect(await sendToDiscord(answering(status, body, headers).outgoing, sending)).toMatchObject(expected)
})

it('[HOOK-6] a signed message says whether it is new, changed or withdrawn', async () => {
  const { outgoing, requests } = answering(204)
  const first = await sendSigned(outgoing, sending)
  const earlier = first.is === 'sent' ? first.remote : null
  expect(await sendSigned(outgoing, { ...sending, earlier })).toEqual({ is: 'skipped' })
  await sendSigned(outgoing, { ...sending, earlier, announcement: { ...announcement, title: 'Lamps' } })
  expect(await sendSigned(outgoing, { ...sending, earlier, announcement: null })).toEqual({ is: 'removed' })
  const actions = requests.map(({ body }) => /"action":"(\w+)"/.exec(String(body))?.[1])
  expect(actions).toEqual(['created', 'updated', 'deleted'])
  expect(requests[0]?.headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '0' })
})

it('[HOOK-5] a service that does not answer is tried again', async () => {
  const outgoing = { ...answering(200).outgoing, send: async () => await Promise.reject(new Error('ECONNREFUSED')) }
  expect(await sendSigned(outgoing, sending)).toMatchObject({ is: 'again', words: 'The other service did not answer.' })
})
