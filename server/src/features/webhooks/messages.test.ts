import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'

import type { Announcement } from './announcement.ts'
import { discordMessage, discordUrl, escapeDiscord, isDiscordAddress } from './discord-message.ts'
import { newWebhookSecret, signatureHeaders, signedMessage } from './signed-message.ts'

const PAGES = 'https://waybook.test'
const NOW = Date.parse('2026-12-04T19:00Z')
const news: Announcement = {
  kind: 'newsletter',
  title: 'The lamps',
  text: 'Wet.',
  path: '/newsletters/a',
  startsAt: null,
}

it('[HOOK-5] a message of Discord names the page, and pings nobody', () => {
  expect(discordMessage(news, PAGES)).toEqual({
    embeds: [{ title: 'The lamps', description: 'Wet.', url: 'https://waybook.test/newsletters/a' }],
    allowed_mentions: { parse: [] },
  })
})

it('[HOOK-5] texts stay within the limits, whatever they contain', () => {
  for (const part of ['x', '@everyone ', '[', '🎲', '\\', 'word ']) {
    const { embeds } = discordMessage(
      { ...news, title: part.repeat(3000), text: part.repeat(9000), startsAt: NOW },
      PAGES,
    )
    const [embed] = embeds
    expect(embed?.title.length).toBeLessThanOrEqual(256)
    expect(embed?.description.length).toBeLessThanOrEqual(2000)
    expect(embed?.description).not.toMatch(/@everyone|[\uD800-\uDBFF]…/)
  }
})

it('[HOOK-5] campaign text is no Markdown of Discord', () => {
  expect(escapeDiscord('**@here** <@1> [a](b) `c` <t:1:F> # d')).toBe(
    String.raw`\*\*@${'\u200B'}here\*\* \<@${'\u200B'}1\> \[a\]\(b\) \`c\` \<t\:1\:F\> \# d`,
  )
})

it('[HOOK-5] a date is in the time zone of each reader', () => {
  const [embed] = discordMessage({ ...news, text: '', startsAt: NOW }, PAGES).embeds
  expect(embed?.description).toBe('<t:1796410800:F>, <t:1796410800:R>')
})

it.each([
  ['https://discord.com/api/webhooks/1/to-ken_', true],
  ['https://discord.com/api/v10/webhooks/1/token?thread_id=5', true],
  ['https://ptb.discord.com/api/webhooks/1/token', true],
  ['https://discord.com/api/users/1/token', false],
  ['https://discord.com.evil.example/api/webhooks/1/token', false],
  ['https://evil.example/api/webhooks/1/token', false],
  ['nowhere', false],
])('[HOOK-2] is an address of Discord: %s: %s', (address, expected) => {
  expect(isDiscordAddress(address, false)).toBe(expected)
})

it('[HOOK-5] a message in a thread is edited in that thread', () => {
  const webhook = 'https://discord.com/api/webhooks/1/token?thread_id=5'
  expect(discordUrl(webhook)).toBe('https://discord.com/api/webhooks/1/token?thread_id=5&wait=true')
  expect(discordUrl(webhook, '9')).toBe('https://discord.com/api/webhooks/1/token/messages/9?thread_id=5')
})

it('[HOOK-6] the library of Standard Webhooks accepts the signature, and no other body', () => {
  const secret = newWebhookSecret()
  const about = { campaign: 'Road', subject: 'page a', kind: 'newsletter', action: 'created', address: PAGES } as const
  const nowMs = Date.now()
  const body = JSON.stringify(signedMessage(news, { ...about, nowMs }))
  const headers = signatureHeaders(secret, { id: 'msg_1', nowMs, body })
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: 'waybook.newsletter',
    data: { action: 'created', title: 'The lamps', url: 'https://waybook.test/newsletters/a' },
  })
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow(/signature/i)
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow(/signature/i)
})

it('[HOOK-6] a deleted announcement says nothing but what it was about', () => {
  const about = { campaign: 'Road', subject: 'page a', kind: 'revealed', action: 'deleted', address: PAGES } as const
  expect(signedMessage(null, { ...about, nowMs: NOW }).data).toEqual({
    campaign: 'Road',
    subject: 'page a',
    action: 'deleted',
  })
})
