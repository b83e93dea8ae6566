import { Problem, routeOf, type Entity, type EntityCard } from '@waybook/contract'
import * as z from 'zod/mini'

import { htmlWords } from '#rich-text/plain-words.ts'

import { limitOf, next, pageId, pageType, tag, words } from './params.ts'
import { defineTool, type Tool, type ToolContext } from './tool.ts'

const LISTED = 60
const FOUND_MAX = 30
/** The most characters of a page's text in one answer: about 15,000 tokens. */
const TEXT_MAX = 60_000

const search = defineTool({
  name: 'search',
  title: 'Search the campaign',
  description:
    'Finds pages (characters, locations, items, scenes, events, groups, newsletters and more) by words in their names and texts, best match first. Forgives small spelling mistakes. Returns ids for read_page.',
  params: z.strictObject({
    query: words(200, 'One or more words; all of them must occur'),
    type: z.optional(pageType),
    tag: z.optional(tag),
  }),
  run: async (context, params) => {
    const { entities, hits } = await context.perform('searchEntities', params)
    const passages = new Map(hits.map(({ id, passage }) => [id, passage]))
    const pages = entities.slice(0, FOUND_MAX).map((card) => ({
      ...listed(card, context),
      passage: passages.get(card.id),
    }))
    return { pages, notShown: Math.max(0, entities.length - FOUND_MAX) }
  },
})

const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists pages by name, optionally of one type, with a tag, or containing words. Returns ids for read_page.',
  params: z.strictObject({
    type: z.optional(pageType),
    tag: z.optional(tag),
    text: z.optional(words(200, 'Words in names and texts')),
    limit: z.optional(limitOf(200, LISTED)),
    after: z.optional(next),
  }),
  run: async (context, { limit = LISTED, ...params }) => {
    const { entities, total, next: more } = await context.perform('listEntities', { ...params, limit })
    return { pages: entities.map((card) => listed(card, context)), total, next: more }
  },
})

const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns everything that the member may read of a page: its text as Markdown, properties, relationships, and the pages that mention it. [[links]] in the text name ids of other pages. A long text comes in parts.',
  params: z.strictObject({
    id: pageId,
    from: z.optional(
      z.int().check(z.minimum(0), z.describe('Where to continue a long text: the "next" of its last part')),
    ),
  }),
  run: async (context, { id, from = 0 }) => {
    const { entities } = await context.perform('getEntity', { id })
    const [page] = entities
    if (!page) throw new Problem('not-found')
    const { text, draft } = await textOf(page, context)
    const end = from + TEXT_MAX
    return {
      ...detailsOf(page, context),
      draft,
      text: text.slice(from, end),
      next: end < text.length ? end : null,
    }
  },
})

export const pageTools: readonly Tool[] = [search, listPages, readPage]

function listed({ id, name, type, description, tags, visible }: EntityCard, { viewer, urlOf }: ToolContext) {
  const forPlayers = viewer.role === 'gameMaster' ? { visibleToPlayers: visible } : {}
  return { id, name, type, description, tags, ...forPlayers, url: urlOf(routeOf(id)) }
}

function detailsOf(page: Entity, context: ToolContext) {
  const { visualDescription, date, masthead, dateline, properties, relationships, mentionedIn, onMaps } = page
  const { characteristics, skills, maxHp, strainThreshold } = page
  return {
    ...listed(page, context),
    looks: visualDescription,
    date: date?.text,
    masthead,
    dateline,
    properties,
    figures: characteristics && { characteristics, skills, hitPointsMax: maxHp, strainThreshold },
    relationships: relationships.map(({ type, from, to, other, secret, rank }) => ({
      type,
      from,
      to,
      nameOfOther: other.name,
      ...(secret && { secret }),
      rank,
    })),
    mentionedIn: mentionedIn.map(({ id, name }) => ({ id, name })),
    onMaps: onMaps?.map(({ id, name }) => ({ id, name })),
  }
}

/** The Markdown that the viewer may read, and for game masters when they last saved a draft of it. */
async function textOf({ id, longDescription }: Entity, { perform, viewer }: ToolContext) {
  if (viewer.role === 'gameMaster') {
    const { text, draft } = await perform('getSource', { id })
    return { text, draft: draft && { savedAt: new Date(draft.at).toISOString() } }
  }
  try {
    return { text: (await perform('getOpenSource', { id })).text, draft: null }
  } catch (error) {
    // Only the name of some characters is known, and the Markdown of some pages cannot be divided into what players read.
    if (!(error instanceof Problem)) throw error
    return { text: htmlWords(longDescription).replaceAll(/\s+/g, ' ').trim(), draft: null }
  }
}
