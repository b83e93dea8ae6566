import { promisifyRequest } from 'idb-keyval'

import { campaignScope } from '#stores/base-path.ts'

import { savedOwner, setSavedOwner } from './owner.ts'

/** An answer, and the time of the server's response in milliseconds since 1970. */
export interface SavedAnswer {
  readonly hash: string
  readonly queryKey: readonly unknown[]
  readonly data: unknown
  readonly at: number
}

/** A page that the viewer read, and the hashes of the answers that it showed. */
export interface SavedPage {
  readonly path: string
  readonly readAt: number
  readonly answers: readonly string[]
  /** `entity`: an entity's page. `other`: any other campaign page. `always`: the pages that are always saved. */
  readonly kind: 'entity' | 'other' | 'always'
}

/** The number of saved pages of each kind. The least recently read go first. */
const SAVED_MAX = { entity: 50, other: 20, always: 1 } as const

const DATABASE = 'waybook-kept'
const STORES = ['owner', 'answers', 'pages'] as const
const OWNER = 'account'

interface Stores {
  readonly owner: IDBObjectStore
  readonly answers: IDBObjectStore
  readonly pages: IDBObjectStore
}

/** Runs `action` in one transaction. It may await only requests of this transaction. */
async function transact<Result>(
  mode: IDBTransactionMode,
  action: (stores: Stores) => Promise<Result>,
  scope = campaignScope,
) {
  const database = await open(scope)
  try {
    const transaction = database.transaction(STORES, mode)
    const stores: Stores = {
      owner: transaction.objectStore('owner'),
      answers: transaction.objectStore('answers'),
      pages: transaction.objectStore('pages'),
    }
    const [result] = await Promise.all([action(stores), promisifyRequest(transaction)])
    return result
  } finally {
    database.close()
  }
}

/** Each campaign of a site has its own database. */
async function open(scope: string): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE + scope)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('owner')
    request.result.createObjectStore('answers', { keyPath: 'hash' })
    request.result.createObjectStore('pages', { keyPath: 'path' })
  })
  return await promisifyRequest(request)
}

/** Makes this account the owner of the saved answers, and removes another account's answers. Returns whether anything can be saved. */
export async function claimStore(account: string): Promise<boolean> {
  await transact('readwrite', async (stores) => {
    const owner: unknown = await promisifyRequest(stores.owner.get(OWNER))
    if (owner === account && savedOwner() === account) return
    for (const name of STORES) stores[name].clear()
    stores.owner.put(account, OWNER)
  })
  return setSavedOwner(account)
}

/** Saves a page and new answers. Returns `false`, and saves nothing, if this account no longer owns the store. */
export async function savePage(account: string, page: SavedPage, answers: readonly SavedAnswer[]): Promise<boolean> {
  return await transact('readwrite', async ({ owner, ...stores }) => {
    const current: unknown = await promisifyRequest(owner.get(OWNER))
    if (current !== account || savedOwner() !== account) return false
    for (const answer of answers) stores.answers.put(answer)
    stores.pages.put(page)
    await removeOldest(stores)
    return true
  })
}

async function removeOldest({ pages, answers }: Pick<Stores, 'pages' | 'answers'>): Promise<void> {
  const all: readonly SavedPage[] = await promisifyRequest(pages.getAll())
  const newest = all.toSorted((a, b) => b.readAt - a.readAt)
  const stays = (['entity', 'other', 'always'] as const).flatMap((kind) =>
    newest.filter((page) => page.kind === kind).slice(0, SAVED_MAX[kind]),
  )
  for (const { path } of all) if (!stays.some((page) => page.path === path)) pages.delete(path)
  const needed = new Set(stays.flatMap((page) => page.answers))
  for (const hash of await promisifyRequest(answers.getAllKeys()))
    if (typeof hash === 'string' && !needed.has(hash)) answers.delete(hash)
}

/** Removes pages, and the answers that no other page shows. */
export async function removePages(paths: readonly string[]): Promise<void> {
  await transact('readwrite', async ({ pages, answers }) => {
    for (const path of paths) pages.delete(path)
    await removeOldest({ pages, answers })
  })
}

/** The paths of the saved entity pages. */
export async function savedEntityPages(): Promise<readonly string[]> {
  return await transact('readonly', async ({ pages }) => {
    const all: readonly SavedPage[] = await promisifyRequest(pages.getAll())
    return all.filter(({ kind }) => kind === 'entity').map(({ path }) => path)
  })
}

/** When a page was last saved, in milliseconds since 1970; 0 if never. */
export async function savedAt(path: string): Promise<number> {
  return await transact('readonly', async ({ pages }) => {
    const all: readonly SavedPage[] = await promisifyRequest(pages.getAll(path))
    return all[0]?.readAt ?? 0
  })
}

/** The saved answers of this account. */
export async function readSavedAnswers(account: string): Promise<readonly SavedAnswer[]> {
  return await transact('readonly', async ({ owner, answers }) => {
    const current: unknown = await promisifyRequest(owner.get(OWNER))
    const saved: readonly SavedAnswer[] = await promisifyRequest(answers.getAll())
    return current === account ? saved : []
  })
}

/** `scope`: that of the campaign. */
export async function clearStore(scope = campaignScope): Promise<void> {
  const clear = async (stores: Stores) =>
    void (await Promise.all(STORES.map(async (name) => await promisifyRequest(stores[name].clear()))))
  await transact('readwrite', clear, scope)
}
