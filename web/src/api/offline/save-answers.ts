import type { Query, QueryClient } from '@tanstack/react-query'
import { isEntityId, type Me } from '@waybook/contract'

import { idle, whenQuiet } from '#recovery/when-quiet.ts'

import { call } from '../call.ts'
import type { Live } from '../live/live.ts'
import { configQuery } from '../session.ts'
import { savesPages, onChoice } from './choice.ts'
import { isOfEveryPage } from './offline-state.ts'
import {
  claimStore,
  savePage,
  savedAt,
  savedEntityPages,
  removePages,
  type SavedAnswer,
  type SavedPage,
} from './offline-store.ts'
import { refetchRestored, restoreSaved } from './restore-saved.ts'
import { askForAlways, shouldSave } from './saved-queries.ts'

interface SaveOptions {
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
export function saveAnswers(options: SaveOptions): () => void {
  let over = new AbortController()
  const restart = () => {
    over.abort()
    const own = new AbortController()
    over = own
    const stop = () => own.abort()
    // A browser that is out of space or blocks storage works without it.
    if (savesPages(options.me)) void begin(options, own.signal, stop).catch(stop)
  }
  const forget = onChoice(restart)
  restart()
  return () => {
    forget()
    over.abort()
  }
}

async function begin({ me, queries, live, path }: SaveOptions, over: AbortSignal, stop: () => void): Promise<void> {
  if (!(await claimStore(me.user.id)) || over.aborted) return
  const cache = queries.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = async (page: Pick<SavedPage, 'path' | 'kind'>, shown: readonly Query[]) => {
    const answers = shown.map(({ queryHash }) => queryHash)
    const isSaved = await savePage(me.user.id, { ...page, readAt: Date.now(), answers }, shown.map(toSaved))
    if (!isSaved) stop()
  }
  const saveNow = () => {
    timer = undefined
    void save(pageAt(path()), cache.findAll({ type: 'active', predicate: shouldSave })).catch(stop)
  }
  const saveSoon = () => {
    timer ??= setTimeout(() => void idle().then(saveNow), SETTLES_MS)
  }
  const saveAlways = async () => {
    if ((await savedAt(ALWAYS.path)) > Date.now() - ALWAYS_EVERY_MS) return
    await queries.query(configQuery)
    const hashes = new Set(await askForAlways(queries, me))
    await save(
      ALWAYS,
      cache.findAll({
        predicate: (query) => shouldSave(query) && (hashes.has(query.queryHash) || isOfEveryPage(query)),
      }),
    )
  }
  // Includes saved pages that are not open.
  const removeHidden = async () => {
    const paths = await savedEntityPages()
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
      if (event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success')) saveSoon()
      if (event.type === 'updated' && event.action.type === 'invalidate') checkSoon()
    }),
    whenQuiet(() => void saveAlways().catch(() => {})),
    live.on('status', () => {
      if (live.status() === 'down') void restoreSaved(queries).catch(() => {})
      if (live.status() === 'live') refetchRestored(queries)
    }),
    () => clearTimeout(timer),
    () => clearTimeout(checking),
  ]
  over.addEventListener('abort', () => ends.forEach((end) => end()))
  saveSoon()
  checkSoon()
}

function pageAt(path: string): Pick<SavedPage, 'path' | 'kind'> {
  return { path, kind: isEntityId(path.slice(1)) ? 'entity' : 'other' }
}

/** Drops the API key. The server's next answer contains it again. */
function toSaved({ queryHash: hash, queryKey, state }: Query): SavedAnswer {
  const { data, dataUpdatedAt: at } = state
  if (queryKey[0] !== 'me' || typeof data !== 'object') return { hash, queryKey, data, at }
  return { hash, queryKey, data: { ...data, apiKey: undefined }, at }
}
