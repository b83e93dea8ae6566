import { escapeHtml } from '#rich-text/escape-html.ts'

import { documentHtml, WORDMARK } from '../public-pages/html/document-html.ts'
import { upFrom } from './site-place.ts'

/** What all pages of a site share. */
export interface SiteFrame {
  readonly campaign: string
  readonly hasNews: boolean
  readonly hasMap: boolean
  readonly hasTimeline: boolean
  readonly isListed: boolean
}

interface SitePageParts {
  /** Its path in the site. */
  readonly file: string
  readonly title: string
  readonly main: string
  /** The path of a script that adds something to the page, which is whole without it. */
  readonly scripts?: readonly string[]
}

/** Scripts and styles come from the site's own files only. `file:` is for a site on a disk. */
const policy = (script: string) =>
  `default-src 'none'; img-src 'self' file: data:; style-src 'self' file:; font-src 'self' file: data:; script-src ${script}; base-uri 'none'; form-action 'none'`

export function siteDocument(frame: SiteFrame, { file, title, main, scripts = [] }: SitePageParts): string {
  const { campaign, hasNews, hasMap, hasTimeline, isListed } = frame
  const up = upFrom(file)
  const places = [
    ...(hasNews ? [['News', 'newsletters/index.html']] : []),
    ...(hasMap ? [['Map', 'map.html']] : []),
    ...(hasTimeline ? [['Timeline', 'timeline.html']] : []),
    ['All pages', 'pages.html'],
  ]
  const links = places.map(([words = '', place = '']) => {
    const current = place === file ? ' aria-current="page"' : ''
    return `<a href="${up}${place}"${current}>${words}</a>`
  })
  const home = `<a class="name" href="${up}index.html">${escapeHtml(campaign)}</a>`
  const header = `<header class="top site">${home}<nav aria-label="Site">${links.join(' ')}</nav></header>`
  const policyOf = policy(scripts.length === 0 ? "'none'" : "'self' file:")
  const feed = hasNews ? `<link rel="alternate" type="application/rss+xml" title="News" href="${up}news.xml">\n` : ''
  const own = scripts.map((script) => `<script src="${up}${script}" defer></script>\n`).join('')
  return documentHtml({
    title: title === campaign ? campaign : `${title} · ${campaign}`,
    look: `${up}look.css`,
    header,
    main,
    footer: `<footer class="foot">${WORDMARK}<span>Read only</span></footer>`,
    head: `<meta http-equiv="content-security-policy" content="${policyOf}">\n<meta name="referrer" content="no-referrer">\n${feed}${own}`,
    isListed,
  })
}
