import { REMOVED_IMAGES_KEPT_MS } from '@waybook/contract'

import type { PictureFacts, PictureForms, Blobs } from './blobs.ts'

/** Stores pictures in memory, for as long as the process runs. */
export function openMemoryBlobs(): Blobs {
  const kept = new Map<string, { readonly forms: PictureForms; readonly facts: PictureFacts; renewedMs: number }>()
  const renew = (hashes: Iterable<string>, atMs: number) => {
    for (const hash of hashes) {
      const picture = kept.get(hash)
      if (picture) picture.renewedMs = atMs
    }
  }
  return {
    facts: async (hash) => kept.get(hash)?.facts ?? null,
    put: async (hash, forms, facts) => {
      if (!kept.has(hash)) kept.set(hash, { forms, facts, renewedMs: Date.now() })
    },
    get: async (hash, form) => kept.get(hash)?.forms[form] ?? null,
    renew: async (hashes, atMs) => renew(hashes, atMs),
    sweep: async ({ shown, removed }, nowMs) => {
      renew(shown, nowMs)
      for (const [hash, { renewedMs }] of kept)
        if (!removed.has(hash) && renewedMs < nowMs - REMOVED_IMAGES_KEPT_MS) kept.delete(hash)
    },
    ping: async () => {},
  }
}
