import { REMOVED_IMAGES_KEPT_MS } from '@waybook/contract'

import type { PictureFacts, PictureForms, Blobs } from './blobs.ts'

/** Stores pictures in memory, for as long as the process runs. */
export function openMemoryBlobs(): Blobs {
  const stored = new Map<string, { readonly forms: PictureForms; readonly facts: PictureFacts; renewedMs: number }>()
  const renew = (hashes: Iterable<string>, atMs: number) => {
    for (const hash of hashes) {
      const picture = stored.get(hash)
      if (picture) picture.renewedMs = atMs
    }
  }
  return {
    facts: async (hash) => stored.get(hash)?.facts ?? null,
    put: async (hash, forms, facts) => {
      if (!stored.has(hash)) stored.set(hash, { forms, facts, renewedMs: Date.now() })
    },
    get: async (hash, form) => stored.get(hash)?.forms[form] ?? null,
    renew: async (hashes, atMs) => renew(hashes, atMs),
    sweep: async ({ shown, removed }, nowMs) => {
      renew(shown, nowMs)
      for (const [hash, { renewedMs }] of stored)
        if (!removed.has(hash) && renewedMs < nowMs - REMOVED_IMAGES_KEPT_MS) stored.delete(hash)
    },
    ping: async () => {},
  }
}
