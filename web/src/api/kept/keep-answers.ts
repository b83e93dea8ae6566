import type { Query, QueryClient } from '@tanstack/react-query'
import { isEntityId, type Me } from '@waybook/contract'

import { idle, whenQuiet } from '#recovery/when-quiet.ts'

import { call } from '../call.ts'
import type { Live } from '../live/live.ts'
import { configQuery } from '../session.ts'
import { keepsPages, onChoice } from './choice.ts'
import { askForAlways, isKept } from './kept-queries.ts'
import { isOfEveryPage } from './kept-state.ts'
import {
  claimKept,
  keepPage,
  keptAt,
  keptEntityPages,
  removePages,
  type KeptAnswer,
  type KeptPage,
} from './kept-store.ts'
import { renewKept, restoreKept } from './restore-kept.ts'

interface KeepOptions {
  readonly me: Me
  readonly queries: QueryClient
  readonly live: Live
  /** The path of the current page. */
  readonly path: () => string
}

/** Answers that arrive within this time are saved together. */
const SETTLES_MS = 1000
/** How long after a change the page asks the server which saved pages the viewer may still see. */
const CHECKED_AFTER_MS = 5000
const ALWAYS = { path: 'always', kind: 'always' } as const
/** The pages that are always saved are refetched after this time. */
const ALWAYS_EVERY_MS = 3_600_000

/** Saves the answers that pages show if the viewer wants that, and restores them while the connection is down. Returns a function that stops it. */
export function keepAnswers(options: KeepOptions): () => void {
  let over = new AbortController()
  const restart = () => {
    over.abort()
    const own = new AbortController()
    over = own
    const stop = () => own.abort()
    // A browser that is out of space or blocks storage works without it.
    if (keepsPages(options.me)) void begin(options, own.signal, stop).catch(stop)
  }
  const forget = onChoice(restart)
  restart()
  return () => {
    forget()
    over.abort()
  }
}

async function begin({ me, queries, live, path }: KeepOptions, over: AbortSignal, stop: () => void): Promise<void> {
  if (!(await claimKept(me.user.id)) || over.aborted) return
  const cache = queries.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async (page: Pick<KeptPage, 'path' | 'kind'>, shown: readonly Query[]) => {
    const answers = shown.map(({ queryHash }) => queryHash)
    const kept = await keepPage(me.user.id, { ...page, readAt: Date.now(), answers }, shown.map(toKept))
    if (!kept) stop()
  }
  const keepNow = () => {
    timer = undefined
    void keep(pageAt(path()), cache.findAll({ type: 'active', predicate: isKept })).catch(stop)
  }
  const keepSoon = () => {
    timer ??= setTimeout(() => void idle().then(keepNow), SETTLES_MS)
  }
  const keepAlways = async () => {
    if ((await keptAt(ALWAYS.path)) > Date.now() - ALWAYS_EVERY_MS) return
    await queries.query(configQuery)
    const hashes = new Set(await askForAlways(queries, me))
    await keep(
      ALWAYS,
      cache.findAll({ predicate: (query) => isKept(query) && (hashes.has(query.queryHash) || isOfEveryPage(query)) }),
    )
  }
  // Includes saved pages that are not open.
  const removeHidden = async () => {
    const paths = await keptEntityPages()
    if (paths.length === 0) return
    const { entities } = await call('getEntities', { ids: paths.map((one) => one.slice(1)) })
    const seen = new Set(entities.map(({ id }) => `/${id}`))
    await removePages(paths.filter((one) => !seen.has(one)))
  }
  let checking: ReturnType<typeof setTimeout> | undefined
  const checkSoon = () => {
    checking ??= setTimeout(() => {
      checking = undefined
      void removeHidden().catch(() => {})
    }, CHECKED_AFTER_MS)
  }
  const ends = [
    cache.subscribe((event) => {
      if (event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success')) keepSoon()
      if (event.type === 'updated' && event.action.type === 'invalidate') checkSoon()
    }),
    whenQuiet(() => void keepAlways().catch(() => {})),
    live.on('status', () => {
      if (live.status() === 'down') void restoreKept(queries).catch(() => {})
      if (live.status() === 'live') renewKept(queries)
    }),
    () => clearTimeout(timer),
    () => clearTimeout(checking),
  ]
  over.addEventListener('abort', () => ends.forEach((end) => end()))
  keepSoon()
  checkSoon()
}

function pageAt(path: string): Pick<KeptPage, 'path' | 'kind'> {
  return { path, kind: isEntityId(path.slice(1)) ? 'entity' : 'other' }
}

/** Drops the API key. The server's next answer contains it again. */
function toKept({ queryHash: hash, queryKey, state }: Query): KeptAnswer {
  const { data, dataUpdatedAt: at } = state
  if (queryKey[0] !== 'me' || typeof data !== 'object') return { hash, queryKey, data, at }
  return { hash, queryKey, data: { ...data, apiKey: undefined }, at }
}
