import { randomUUID } from 'node:crypto'

import { REMOVED_IMAGES_RETENTION_MS } from '@waybook/contract'

import type { MadeForms, PictureFacts, PictureForms, Blobs } from './blobs.ts'
import { copyToFolder } from './copy-pictures.ts'

type StoredForms = Pick<PictureForms, 'original'> & Partial<MadeForms>

const sizeOf = (forms: StoredForms | undefined) =>
  Object.values(forms ?? {}).reduce((sum, bytes: Uint8Array) => sum + bytes.length, 0)

/** Stores pictures in memory while the process runs. */
export function openMemoryBlobs(): Blobs {
  const stored = new Map<string, { forms: StoredForms; readonly facts: PictureFacts; renewedMs: number }>()
  const place = randomUUID()
  const packs = new Map<string, Uint8Array>()
  const files = new Map<string, { readonly content: Uint8Array; readonly putMs: number }>()
  const getFile: Blobs['getFile'] = async (hash) => await Promise.resolve(files.get(hash)?.content ?? null)
  const renew = (hashes: Iterable<string>, atMs: number) => {
    for (const hash of hashes) {
      const picture = stored.get(hash)
      if (picture) picture.renewedMs = atMs
    }
  }
  const facts: Blobs['facts'] = async (hash) => await Promise.resolve(stored.get(hash)?.facts ?? null)
  const get: Blobs['get'] = async (hash, form) => await Promise.resolve(stored.get(hash)?.forms[form] ?? null)
  const isWaiting = (hash: string) => stored.has(hash) && !stored.get(hash)?.forms.small
  const isComplete: Blobs['isComplete'] = async (hash) => await Promise.resolve(stored.has(hash) && !isWaiting(hash))
  const add = (hash: string, forms: StoredForms, about: PictureFacts) => {
    if (!stored.has(hash)) stored.set(hash, { forms, facts: about, renewedMs: Date.now() })
  }
  const complete = (hash: string, forms: MadeForms) => {
    const picture = stored.get(hash)
    if (picture && isWaiting(hash)) picture.forms = { ...forms, original: picture.forms.original }
  }
  return {
    facts,
    get,
    isComplete,
    put: async (hash, forms, about) => {
      add(hash, forms, about)
      complete(hash, forms)
    },
    putOriginal: async (hash, original, about) => add(hash, { original }, about),
    putForms: async (hash, forms) => complete(hash, forms),
    waiting: async () => await Promise.resolve([...stored.keys()].filter(isWaiting)),
    read: async (hash, form) => {
      const content = await get(hash, form)
      return content && { size: content.length, content }
    },
    putTiles: async (hash, pack) => {
      if (stored.has(hash)) packs.set(hash, pack)
    },
    readTiles: async (hash, { from, length }) =>
      await Promise.resolve(stored.has(hash) ? (packs.get(hash)?.slice(from, from + length) ?? null) : null),
    putFile: async (hash, content) => void files.set(hash, { content, putMs: Date.now() }),
    getFile,
    bytes: async (hashes) => hashes.reduce((sum, hash) => sum + sizeOf(stored.get(hash)?.forms), 0),
    renew: async (hashes, atMs) => renew(hashes, atMs),
    sweep: async ({ shown, removed, files: named, since }, nowMs) => {
      renew(shown, nowMs)
      const mayGo = (usedAt: number) => usedAt >= since && usedAt < nowMs - REMOVED_IMAGES_RETENTION_MS
      for (const [hash, { renewedMs }] of stored) if (!removed.has(hash) && mayGo(renewedMs)) stored.delete(hash)
      for (const [hash, { putMs }] of files) if (!named.has(hash) && mayGo(putMs)) files.delete(hash)
    },
    copyTo: async (folder) =>
      await copyToFolder({ pictures: stored.keys(), files: files.keys() }, { facts, get, isComplete, getFile }, folder),
    place: async () => await Promise.resolve(place),
    ping: async () => {},
  }
}
