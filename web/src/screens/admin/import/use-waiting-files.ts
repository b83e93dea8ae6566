import { useMutation } from '@tanstack/react-query'
import type { FileDecision, UndecidedFile } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

import type { Decisions } from './waiting-files.tsx'

interface Wanted extends Pick<UndecidedFile, 'file' | 'fingerprint'> {
  readonly decision: FileDecision
}

/** The files that wait for a decision, and the user's choice for each. */
export function useWaitingFiles() {
  // Always fetches, because a sync that only finds such files sends no change to the page.
  const { data, error: loadError, refetch } = useOperation('listWaitingFiles', {}, { staleTime: 0 })
  // Keyed by fingerprint: a choice no longer applies once a text changes.
  const [chosen, setChosen] = useState<Decisions>({})
  const [decided, setDecided] = useState(0)
  const files = data?.files ?? []
  const wanted: Wanted[] = files.flatMap(({ file, fingerprint }) => {
    const decision = chosen[fingerprint]
    return decision ? [{ file, fingerprint, decision }] : []
  })
  const { mutateAsync } = useWrite('decideWaitingFile', { params: (one: Wanted) => ({ ...one }) })
  const saving = useMutation({
    mutationFn: async (all: readonly Wanted[]) => {
      for (const one of all) {
        await mutateAsync(one).catch((error: unknown) => {
          throw new Error(`${one.file}: ${messageOf(error)}`, { cause: error })
        })
        setDecided((before) => before + 1)
      }
    },
    onSettled: async () => await refetch(),
  })
  return {
    files,
    /** How many waiting files the list leaves out. */
    others: (data?.waiting ?? 0) - files.length,
    loadError: data ? null : loadError,
    reload: () => void refetch(),
    /** Choices by path. */
    decisions: Object.fromEntries(wanted.map(({ file, decision }) => [file, decision])),
    choose: (decisions: Decisions) => {
      const all = files.flatMap(({ file, fingerprint }) => {
        const decision = decisions[file]
        return decision ? [[fingerprint, decision] as const] : []
      })
      setChosen(Object.fromEntries(all))
    },
    decide: () => saving.mutate(wanted),
    isPending: saving.isPending,
    error: saving.error,
    /** How many files were decided since the page opened. */
    decided,
  }
}
