import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { markOnServer, removeDeviceDraft, writeDeviceDraft } from '#stores/device-drafts.ts'
import { saveBeforeReload } from '#stores/unsaved-work.ts'

import { DraftSaver, type DraftStatus } from './draft-saver.ts'
import type { OpenedText } from './opened-text.ts'

interface DraftOptions {
  readonly id: string
  readonly baseVersion: number
  readonly opened: OpenedText
}

/** Saves the text of a page while it is edited. */
export function useDraft({ id, baseVersion, opened }: DraftOptions) {
  const userId = useMe().user.id
  const [status, setStatus] = useState<DraftStatus>({ place: 'none', at: null, failed: false })
  const onDevice = useEffectEvent(async (text: string) => {
    await writeDeviceDraft(userId, id, { text, baseVersion, at: Date.now() })
  })
  const onServer = useEffectEvent(async (text: string) => {
    await call('saveDraft', { id, text, baseVersion })
    await markOnServer(userId, id, text)
  })
  const saver = useRef<DraftSaver>(null)
  const { draft, text: openedWith } = opened
  useEffect(() => {
    const opening = new DraftSaver({
      saveOnDevice: async (text) => await onDevice(text),
      saveOnServer: async (text) => await onServer(text),
      now: Date.now,
      onStatus: setStatus,
    })
    if (draft) opening.resume(draft.place, draft.at, openedWith)
    saver.current = opening
    const flush = () => opening.flush()
    const reloadAtWill = saveBeforeReload(async () => await opening.saveNow())
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      opening.close()
      reloadAtWill()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [draft, openedWith])

  const settle = async () => await saver.current?.settle()
  const published = async () => {
    await settle()
    await removeDeviceDraft(userId, id)
  }
  const discard = async () => {
    await published()
    await call('discardDraft', { id }).catch(() => {})
  }
  return { status, changed: (text: string) => saver.current?.changed(text), settle, published, discard }
}
