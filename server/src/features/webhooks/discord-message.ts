import { shortened } from '../outbox/shortened.ts'
import type { Announcement } from './announcement.ts'

/** A message of Discord, as `POST /webhooks/{id}/{token}` takes it. */
export interface DiscordMessage {
  readonly embeds: readonly DiscordEmbed[]
  /** Nobody is notified, whatever a text contains. */
  readonly allowed_mentions: { readonly parse: readonly [] }
}

interface DiscordEmbed {
  readonly title: string
  readonly description: string
  readonly url: string
}

/** Discord counts UTF-16 units. The sum of one embed is far below the limit of 6,000. */
const TITLE_MAX = 256
const DESCRIPTION_MAX = 2000

/** `address`: of the campaign's pages. */
export function discordMessage({ title, text, path, startsAt }: Announcement, address: string): DiscordMessage {
  // Discord shows it in each reader's time zone and language.
  const when = startsAt === null ? '' : `<t:${Math.floor(startsAt / 1000)}:F>, <t:${Math.floor(startsAt / 1000)}:R>\n`
  const words = shortened(escapeDiscord(text), DESCRIPTION_MAX - when.length)
  const embed = {
    title: shortened(escapeDiscord(title), TITLE_MAX),
    description: (when + words).trim(),
    url: address + path,
  }
  return { embeds: [embed], allowed_mentions: { parse: [] } }
}

/** Makes campaign text plain: no mentions, links, headings, code or time stamps of its own. */
export function escapeDiscord(text: string): string {
  return text.replaceAll('@', '@\u200B').replaceAll(/[\\*_~`|>#[\]()<:-]/g, String.raw`\$&`)
}

const WEBHOOK_PATH = /^\/api(?:\/v\d+)?\/webhooks\/\d+\/[\w-]+$/
const HOSTS: ReadonlySet<string> = new Set(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'])

/** Whether an address is one that Discord gives to a channel. `isNamed`: whether the host of the installation allows other hosts. */
export function isDiscordAddress(text: string, isNamed: boolean): boolean {
  const url = URL.parse(text)
  return url !== null && WEBHOOK_PATH.test(url.pathname) && (isNamed || HOSTS.has(url.hostname))
}

/** The address for posting a message, or for changing the message with an id. Keeps the thread in the address. */
export function discordUrl(webhook: string, messageId?: string): string {
  const url = new URL(webhook)
  if (messageId === undefined) url.searchParams.set('wait', 'true')
  else url.pathname += `/messages/${messageId}`
  return url.href
}
