import { renderUnicodeCompact } from 'uqr'

import { linkLines, type Link } from './links.ts'

/** What `start` prints. */
export interface Welcome {
  readonly campaign: string
  readonly origin: string
  /** Addresses for phones in the same network. Empty on loopback. */
  readonly nearby: readonly string[]
  /** `null` if the sign-in provider has no links. */
  readonly links: readonly Link[] | null
  /** The file that the links were also written to, if there is no terminal. */
  readonly linksFile: string | null
}

const qrCode = (url: string) => `${renderUnicodeCompact(url, { border: 1 })}\n`

export function welcomeText(welcome: Welcome): string {
  return [heading(welcome), invitation(welcome), phones(welcome)].filter(Boolean).join('\n')
}

function heading({ campaign, origin, nearby }: Welcome): string {
  const also = nearby.map((address) => `On your network: ${address}\n`).join('')
  return `\n${campaign} is open at ${origin}\n${also}`
}

function invitation({ links, linksFile }: Welcome): string {
  if (links === null) return 'Invite people in the Clerk dashboard.\n'
  if (links.length === 0)
    return 'New links: npm run waybook -- invite --character characters/<name>, or invite --gm to get back in.\n'
  const file = linksFile ? `They are also in ${linksFile}.\n` : ''
  return `These links work once. Open yours:\n${linkLines(links)}${file}`
}

/** QR codes, since nobody types a token on a phone: one for each player's link or, if there is none, one for the address. */
function phones({ nearby: [address], origin, links }: Welcome): string {
  if (!address) return ''
  const players = (links ?? []).filter(({ label }) => label.startsWith('Player'))
  const codes = players.length > 0 ? players : [{ label: 'Waybook', url: origin }]
  return codes
    .map(({ label, url }) => `${label}, to scan with a phone:\n${qrCode(url.replace(origin, address))}`)
    .join('\n')
}
