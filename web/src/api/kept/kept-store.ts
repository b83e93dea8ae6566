import { promisifyRequest } from 'idb-keyval'

import { keptOwner, setKeptOwner } from './owner.ts'

/** An answer, and the time at which the server gave it, in milliseconds since 1970. */
export interface KeptAnswer {
  readonly hash: string
  readonly queryKey: readonly unknown[]
  readonly data: unknown
  readonly at: number
}

/** A page that was read, and the hashes of the answers that it showed. */
export interface KeptPage {
  readonly path: string
  readonly readAt: number
  readonly answers: readonly string[]
  /** Pages of entities, of which the most are kept; others of the campaign; and what is kept in any case. */
  readonly kind: 'entity' | 'other' | 'always'
}

/** How many pages of each kind are kept; those that were read the longest ago go first. */
const KEPT_MAX = { entity: 50, other: 20, always: 1 } as const

const DATABASE = 'waybook-kept'
const STORES = ['owner', 'answers', 'pages'] as const
const OWNER = 'account'

interface Stores {
  readonly owner: IDBObjectStore
  readonly answers: IDBObjectStore
  readonly pages: IDBObjectStore
}

/** Runs `action` in one transaction. In between it may wait for requests of this transaction only. */
async function transact<Result>(mode: IDBTransactionMode, action: (stores: Stores) => Promise<Result>) {
  const database = await open()
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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('owner')
    request.result.createObjectStore('answers', { keyPath: 'hash' })
    request.result.createObjectStore('pages', { keyPath: 'path' })
  })
  return await promisifyRequest(request)
}

/** Makes this the account whose answers are kept, and removes those of another. Returns whether anything can be kept. */
export async function claimKept(account: string): Promise<boolean> {
  await transact('readwrite', async (stores) => {
    const owner: unknown = await promisifyRequest(stores.owner.get(OWNER))
    if (owner === account && keptOwner() === account) return
    for (const name of STORES) stores[name].clear()
    stores.owner.put(account, OWNER)
  })
  return setKeptOwner(account)
}

/** Keeps a page and new answers. Returns `false`, and keeps nothing, if they are not those of the account for which pages are kept now. */
export async function keepPage(account: string, page: KeptPage, answers: readonly KeptAnswer[]): Promise<boolean> {
  return await transact('readwrite', async ({ owner, ...stores }) => {
    const current: unknown = await promisifyRequest(owner.get(OWNER))
    if (current !== account || keptOwner() !== account) return false
    for (const answer of answers) stores.answers.put(answer)
    stores.pages.put(page)
    await removeOldest(stores)
    return true
  })
}

async function removeOldest({ pages, answers }: Pick<Stores, 'pages' | 'answers'>): Promise<void> {
  const all: readonly KeptPage[] = await promisifyRequest(pages.getAll())
  const newest = all.toSorted((a, b) => b.readAt - a.readAt)
  const stays = (['entity', 'other', 'always'] as const).flatMap((kind) =>
    newest.filter((page) => page.kind === kind).slice(0, KEPT_MAX[kind]),
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

/** The pages of entities that are kept, by their paths. */
export async function keptEntityPages(): Promise<readonly string[]> {
  return await transact('readonly', async ({ pages }) => {
    const all: readonly KeptPage[] = await promisifyRequest(pages.getAll())
    return all.filter(({ kind }) => kind === 'entity').map(({ path }) => path)
  })
}

/** When a page was kept last, in milliseconds since 1970; 0 if it is not kept. */
export async function keptAt(path: string): Promise<number> {
  return await transact('readonly', async ({ pages }) => {
    const all: readonly KeptPage[] = await promisifyRequest(pages.getAll(path))
    return all[0]?.readAt ?? 0
  })
}

/** What is kept for this account. */
export async function readKept(account: string): Promise<readonly KeptAnswer[]> {
  return await transact('readonly', async ({ owner, answers }) => {
    const current: unknown = await promisifyRequest(owner.get(OWNER))
    const kept: readonly KeptAnswer[] = await promisifyRequest(answers.getAll())
    return current === account ? kept : []
  })
}

export async function removeKept(): Promise<void> {
  await transact('readwrite', async (stores) => {
    await Promise.all(STORES.map(async (name) => await promisifyRequest(stores[name].clear())))
  })
}
