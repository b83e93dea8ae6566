import { renderUnicodeCompact } from 'uqr'

import { commandLine } from '#runtime/command-line.ts'

import { type FirstLinks, linkLines } from './links.ts'

/** The contents of the text that `start` prints. */
export interface Welcome {
  readonly campaign: string
  readonly origin: string
  /** Addresses for phones in the same network. Empty on loopback. */
  readonly nearby: readonly string[]
  readonly first: FirstLinks
  /** Without a terminal, the file that also contains the links. */
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
      return `New links: ${commandLine('invite --character characters/<name>')}, or invite --gm to get back in.\n`
    case 'elsewhere':
      return `Another server on this database printed the links: see its output, or links.txt in its data folder. For new ones: ${commandLine('invite --gm')}\n`
    case 'printed':
      return `These links work once. Open yours:\n${linkLines(first.links)}${linksFile ? `They are also in ${linksFile}.\n` : ''}`
  }
}

/** QR codes, because nobody types a token on a phone: one per player's link, or one for the address if there are no such links. */
function phones({ nearby: [address], origin, first }: Welcome): string {
  if (!address) return ''
  const links = first.are === 'printed' ? first.links : []
  const players = links.filter(({ label }) => label.startsWith('Player'))
  const codes = players.length > 0 ? players : [{ label: 'Waybook', url: origin }]
  return codes
    .map(({ label, url }) => `${label}, to scan with a phone:\n${qrCode(url.replace(origin, address))}`)
    .join('\n')
}
