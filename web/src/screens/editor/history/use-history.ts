import { editor } from '@waybook/messages/editor'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

import type { EditedPage } from '../use-edited-page.ts'
import type { ChosenVersion } from './version-list.tsx'

/** The versions of a page, and the chosen version compared with the previous one. */
export function useHistory(page: EditedPage, isOpen: boolean) {
  const { id, base, text, isChanged, startAgainFrom } = page
  const history = useOperation('getHistory', { id }, { enabled: isOpen })
  const revisions = history.data?.revisions ?? []
  const [wanted, choose] = useState<ChosenVersion | null>(null)
  const newest = revisions[0]?.version ?? base.version
  const chosen = wanted === 'draft' && !isChanged ? newest : (wanted ?? (isChanged ? 'draft' : newest))
  const place = revisions.findIndex(({ version }) => version === chosen)
  const earlier = revisions[place + 1]?.version
  const own = useRevision(id, chosen === 'draft' ? null : chosen, isOpen)
  const before = useRevision(id, chosen === 'draft' ? null : (earlier ?? null), isOpen)
  const { mutate, isPending, error } = useWrite('restoreRevision', {
    params: (version: number) => ({ id, version, baseVersion: newest }),
    onSuccess: (answer) => {
      startAgainFrom({ text: answer.text, version: answer.version })
      choose(answer.version)
      showNotice({ text: editor.restored() })
      void history.refetch()
    },
  })
  const compared =
    chosen === 'draft'
      ? { before: base.text, after: text }
      : own.data && (earlier === undefined || before.data)
        ? { before: before.data?.text ?? '', after: own.data.text }
        : null
  const failed = history.error ?? own.error ?? before.error
  return {
    revisions,
    chosen,
    choose,
    compared,
    isFirst: chosen !== 'draft' && earlier === undefined,
    isLoading: history.isPending || (compared === null && failed === null),
    error: failed,
    retry: () => [history, own, before].forEach((query) => query.error && void query.refetch()),
    restore: chosen === 'draft' || chosen === newest ? null : () => mutate(chosen),
    isRestoring: isPending,
    restoreError: error,
  }
}

export type History = ReturnType<typeof useHistory>

/** A version never changes. */
function useRevision(id: string, version: number | null, isOpen: boolean) {
  return useOperation(
    'getRevision',
    { id, version: version ?? 1 },
    { enabled: isOpen && version !== null, staleTime: 'static' },
  )
}
