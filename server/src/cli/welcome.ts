import { renderUnicodeCompact } from 'uqr'

import { type FirstLinks, linkLines } from './links.ts'

/** What `start` prints. */
export interface Welcome {
  readonly campaign: string
  readonly origin: string
  /** Addresses for phones in the same network. Empty on loopback. */
  readonly nearby: readonly string[]
  readonly first: FirstLinks
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

function invitation({ first, linksFile }: Welcome): string {
  switch (first.are) {
    case 'not offered':
      return 'Invite people in the Clerk dashboard.\n'
    case 'not needed':
      return 'New links: npm run waybook -- invite --character characters/<name>, or invite --gm to get back in.\n'
    case 'elsewhere':
      return 'Another server on this database has printed the links: see its output, or links.txt in its data folder. New ones: npm run waybook -- invite --gm\n'
    case 'printed':
      return `These links work once. Open yours:\n${linkLines(first.links)}${linksFile ? `They are also in ${linksFile}.\n` : ''}`
  }
}

/** QR codes, since nobody types a token on a phone: one for each player's link or, if there is none, one for the address. */
function phones({ nearby: [address], origin, first }: Welcome): string {
  if (!address) return ''
  const links = first.are === 'printed' ? first.links : []
  const players = links.filter(({ label }) => label.startsWith('Player'))
  const codes = players.length > 0 ? players : [{ label: 'Waybook', url: origin }]
  return codes
    .map(({ label, url }) => `${label}, to scan with a phone:\n${qrCode(url.replace(origin, address))}`)
    .join('\n')
}
