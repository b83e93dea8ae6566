import { escapeHtml } from '#rich-text/escape-html.ts'

import type { Addresses } from '../public-pages/html/addresses.ts'
import { documentHtml, WORDMARK } from '../public-pages/html/document-html.ts'
import { pageHtml } from '../public-pages/html/page-html.ts'
import { plainDocument } from '../public-pages/html/plain-document.ts'
import { rowsByType, rowsHtml } from '../public-pages/html/rows-html.ts'
import type { PublicCard } from '../public-pages/public-card.ts'
import type { PublicPage } from '../public-pages/public-page.ts'

/** The surroundings of a share's pages. */
export interface ShareFrame {
  /** The address of the style sheet. */
  readonly look: string
  readonly campaign: string
  /** The first name of the person who made it; empty if it is not known. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Milliseconds since 1970; `null` without an end. */
  readonly until: number | null
  /** The address of the list of its pages. */
  readonly home: string
  readonly addresses: Addresses
}

/** More pages than these are on the list of all pages. */
const OTHERS_MAX = 12

/** One page of a share, with the other pages below it. */
export function sharedPage(frame: ShareFrame, page: PublicPage, others: readonly PublicCard[]): string {
  const { addresses, home } = frame
  const listed = others.slice(0, OTHERS_MAX)
  const rest = others.length > listed.length ? `<p><a href="${home}">All ${others.length + 1} pages</a></p>` : ''
  const also =
    listed.length === 0 ? '' : `\n<h2 class="more">Also shared with you</h2>\n${rowsHtml(listed, addresses)}${rest}`
  return inFrame(frame, page.name, `<article>\n${pageHtml(page, addresses)}\n</article>${also}`)
}

/** The list of a share's pages, by type. */
export function sharedList(frame: ShareFrame, cards: readonly PublicCard[]): string {
  const main = `<h1>Shared with you</h1>\n${rowsByType(cards, frame.addresses)}`
  return inFrame(frame, 'Shared with you', main)
}

/** In words such as `Dec 28`, or `Dec 28, 2027` in another year. */
function dayOf(at: number, now: number): string {
  const year = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year, timeZone: 'UTC' }).format(at)
}

function inFrame({ look, campaign, by, until, now }: ShareFrame, title: string, main: string): string {
  const lines = [
    ...(by === '' ? [] : [`shared by ${escapeHtml(by)}`]),
    ...(until === null ? [] : [`until ${dayOf(until, now)}`]),
  ]
  const header = `<header class="top"><span class="name">${escapeHtml(campaign)}</span><small>${lines.join('<br>')}</small></header>`
  return documentHtml({ title: `${title} · ${campaign}`, look, header, main, footer: FOOTER })
}

const FOOTER = `<footer class="foot">${WORDMARK}<span>Read only</span></footer>`

/** The same for a link that has ended, that never was, and that shows nothing any more. It names nothing of the campaign. */
export function endedDocument(look: string): string {
  const words = '<p class="lede">Whoever sent it to you can make another one.</p>'
  return plainDocument(look, 'This link has ended', `<h1>This link has ended</h1>${words}`)
}

export function busyDocument(look: string): string {
  const words = '<p class="lede">Too many pages were opened from here. Wait a minute and try again.</p>'
  return plainDocument(look, 'Wait a moment', `<h1>Wait a moment</h1>${words}`)
}

/** Asks for the password, before anything of the share is shown. */
export function passwordDocument(
  look: string,
  { isWrong, address }: { readonly isWrong: boolean; readonly address: string },
): string {
  const wrong = isWrong ? '<p class="wrong" id="wrong" role="alert">That is not the password.</p>' : ''
  const described = isWrong ? ' aria-describedby="wrong" aria-invalid="true"' : ''
  const form = `<form class="ask" method="post" action="${escapeHtml(address)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" required maxlength="200"${described}>
${wrong}<button>Open</button>
</form>`
  const words = '<p class="lede">Whoever sent you this link has the password.</p>'
  return plainDocument(look, 'A password is needed', `<h1>A password is needed</h1>${words}${form}`)
}
