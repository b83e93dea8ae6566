import { htmlWords } from '#rich-text/plain-words.ts'

import { newsFeed } from '../feeds/news-feed.ts'
import { writeRss, type RssChannel } from '../feeds/rss.ts'
import { pageHtml } from '../public-pages/html/page-html.ts'
import { readPublicPage, type PublicPage } from '../public-pages/public-page.ts'
import type { RequestContext } from '../request-context.ts'
import { readSiteContent, type SiteContent } from './read-site.ts'
import { SEARCH_SCRIPT, searchData } from './search-script.ts'
import { allPagesHtml, homeHtml, mapsHtml, sectionHtml, timelineHtml } from './site-documents.ts'
import { siteDocument, type SiteFrame } from './site-frame.ts'
import type { SiteOptions } from './site-options.ts'
import { fileOf, type SitePicture } from './site-place.ts'

/** A file of a site: a text, or a picture to copy. */
export type SiteFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly picture: SitePicture }

/**
 * The files of the public site, as a player without a character sees the campaign. The pictures come last: which ones they are is known
 * once all pages are written.
 */
export async function* writeSite(
  context: Pick<RequestContext, 'campaignId' | 'records'>,
  options: SiteOptions,
): AsyncGenerator<SiteFile> {
  const content = await readSiteContent(context, options)
  const { place, visitor, cards } = content
  const frame = frameOf(content, options)
  const write = (file: string, title: string, main: string, scripts: readonly string[] = []) => ({
    path: file,
    text: siteDocument(frame, { file, title, main, scripts }),
  })
  const words = new Map<string, string>()
  for (const { id } of cards) {
    const page = await readPublicPage(visitor, id)
    if (!page) continue
    const shown = options.maps ? page : { ...page, map: null }
    words.set(fileOf(id), wordsOf(page))
    yield write(fileOf(id), page.name, `<article>\n${pageHtml(shown, place.from(fileOf(id)))}\n</article>`)
  }
  const { name, map, maps, events } = content
  yield write('index.html', name, homeHtml(content, place))
  for (const [folder, some] of Map.groupBy(cards, ({ id }) => id.split('/')[0] ?? ''))
    yield write(`${folder}/index.html`, folder, sectionHtml(some, folder, place))
  yield write('pages.html', 'All pages', allPagesHtml(cards, place), ['search-data.js', 'search.js'])
  yield { path: 'search.js', text: SEARCH_SCRIPT }
  yield { path: 'search-data.js', text: searchData(words) }
  if (map) yield write('map.html', 'Map', mapsHtml(map, maps, place))
  if (frame.hasTimeline) yield write('timeline.html', 'Timeline', timelineHtml(events, place))
  if (frame.hasNews) yield { path: 'news.xml', text: writeRss(await siteFeed(content, options)) }
  for (const [path, picture] of place.pictures) yield { path, picture }
}

function frameOf({ name, news, map, events }: SiteContent, { listed }: SiteOptions): SiteFrame {
  return {
    campaign: name,
    hasNews: news.length > 0,
    hasMap: map !== null,
    hasTimeline: events.length > 0,
    isListed: listed,
  }
}

/** The most characters of a page that the search knows. */
const WORDS_MAX = 4000

function wordsOf({ name, description, html, facts }: PublicPage): string {
  const values = facts.map(([, value]) => value).join(' ')
  return `${name} ${description} ${htmlWords(html)} ${values}`.replaceAll(/\s+/g, ' ').slice(0, WORDS_MAX)
}

/** The feed of the newsletters in the site. Without the site's address, its links are relative to the feed. */
async function siteFeed({ visitor, ids }: SiteContent, { url }: SiteOptions): Promise<RssChannel> {
  const channel = await newsFeed(visitor, '')
  const base = url === '' ? '' : `${url}/`
  const items = channel.items.flatMap((item) => {
    const id = item.link.slice(1)
    return ids.has(id) ? [{ ...item, link: base + fileOf(id) }] : []
  })
  return { ...channel, link: `${base}newsletters/index.html`, items }
}
