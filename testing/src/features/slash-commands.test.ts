import type { AppServices } from '@waybook/server'
import { expect, it } from 'vitest'

import { campaignOfSuite, openCampaign } from '../world/open-campaign.ts'
import { DiscordApplication } from '../world/receivers/discord-application.ts'

const files = { 'campaign.yaml': 'name: The Road\n' }
const discord = new DiscordApplication()
const { applicationId, publicKey } = discord

type Sent = Parameters<AppServices['outgoing']['send']>[0]

const sent: Sent[] = []
let status = 200
/** Stands for Discord, which no test reaches. */
const outgoing: AppServices['outgoing'] = {
  faultOf: () => null,
  isNamed: () => false,
  send: async (request) => {
    sent.push(request)
    return await Promise.resolve({ status, headers: {}, text: '' })
  },
}
const { testServer, gameMaster, maren } = campaignOfSuite(files, { maren: { role: 'player' } }, { outgoing })

it('[HOOK-14] the game master connects an application; its token registers the commands and is not stored', async () => {
  const botToken = 'a-token.of-the.bot_with-thirty-letters'
  const { result } = await gameMaster('connectDiscord', { applicationId, publicKey: publicKey.toUpperCase(), botToken })
  expect(result).toEqual({ ok: true, words: 'Discord knows the commands now.' })
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      url: `https://discord.com/api/v10/applications/${applicationId}/commands`,
      headers: { authorization: `Bot ${botToken}` },
    },
  ])
  expect(sent[0]?.body).toContain('"name":"roll"')
  const { settings } = await gameMaster('getSettings', {})
  expect(settings.discordApplication).toEqual({ applicationId, publicKey })
  expect(JSON.stringify(await gameMaster('getLog', {}))).not.toContain(botToken)

  status = 401
  const refused = await gameMaster('connectDiscord', { applicationId, publicKey, botToken })
  expect(refused.result).toMatchObject({
    ok: false,
    words: expect.stringMatching(/^Discord does not know this token/) as string,
  })
  expect((await gameMaster('connectDiscord', { applicationId, publicKey })).result).toBeNull()
  expect(sent).toHaveLength(2)
  for (const wrong of [{ applicationId: 'x' }, { publicKey: 'x' }, { botToken: 'two words' }])
    expect(await gameMaster.status('connectDiscord', { applicationId, publicKey, ...wrong })).toBe(400)
  expect(await maren.status('connectDiscord', { applicationId, publicKey })).toBe(403)
  await gameMaster('changeSettings', { settings: { discordApplication: null } })
  expect((await gameMaster('getSettings', {})).settings.discordApplication).not.toBeNull()
})

it('[HOOK-11] Discord is answered, and nobody else', async () => {
  await gameMaster('connectDiscord', { applicationId, publicKey })
  const pong = await discord.send(testServer, { type: 1 })
  expect([pong.statusCode, pong.json()]).toEqual([200, { type: 1 }])
  expect((await discord.send(testServer, { type: 1 }, 301)).statusCode).toBe(401)
  expect((await new DiscordApplication().send(testServer, { type: 1 })).statusCode).toBe(401)
  const unsigned = { method: 'POST', url: '/discord/interactions', payload: { type: 1 } } as const
  expect((await testServer.app.inject(unsigned)).statusCode).toBe(401)
  for (const body of ['{', { type: 5 }]) expect((await discord.send(testServer, body)).statusCode).toBe(400)
  expect((await discord.send(testServer, 'x'.repeat(70_000))).statusCode).toBe(413)
})

it('[HOOK-12] [HOOK-13] a channel rolls dice and asks for the next date', async () => {
  await gameMaster('connectDiscord', { applicationId, publicKey })
  const rolled = await discord.use(testServer, 'roll', { dice: '2y1g2p', reason: 'To climb' })
  expect(rolled).toMatchObject({ status: 200, type: 4, data: { allowed_mentions: { parse: [] } } })
  expect(rolled.data.content).toMatch(
    /^\*\*To climb\*\* \(2y1g2p\): .*\nproficiency: .*, .* · ability: .* · difficulty: /,
  )
  expect((await gameMaster('getRolls', {})).rolls).toEqual([])

  expect((await discord.use(testServer, 'next')).data.content).toBe('No date is planned yet.')
  const date = Date.UTC(2199, 0, 1, 19)
  const { session } = await gameMaster('planSession', {
    date,
    title: 'The causeway',
    place: 'https://call.example/room',
  })
  await maren('answerSession', { sessionId: session.id, answer: 'yes', note: 'as a secret' })
  expect((await discord.use(testServer, 'next')).data.content).toBe(
    `**The causeway**\n<t:${date / 1000}:F>, <t:${date / 1000}:R>\n1 coming\nhttp://waybook.test/schedule`,
  )
})

it('[HOOK-11] many requests without a signature, and many commands, are slowed down', async () => {
  const campaign = await openCampaign(files, {})
  expect((await discord.send(campaign.testServer, { type: 1 })).statusCode).toBe(404)
  await campaign.gameMaster('connectDiscord', { applicationId, publicKey })
  for (let time = 0; time < 120; time += 1) await discord.send(campaign.testServer, { type: 1 })
  expect(await discord.use(campaign.testServer, 'roll', { dice: '1g' })).toMatchObject({
    data: { content: 'That was a lot at once. Try again in a minute.', flags: 64 },
  })
  const foreign = new DiscordApplication()
  const statuses = []
  for (let time = 0; time < 60; time += 1) statuses.push((await foreign.send(campaign.testServer, {})).statusCode)
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  await campaign.gameMaster('disconnectDiscord', {})
})
