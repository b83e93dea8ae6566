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

/** The files that wait, and what was chosen for each. */
export function useWaitingFiles() {
  // A command that finds nothing but such files changes nothing else that the page would be told of.
  const { data, error: loadError, refetch } = useOperation('listWaitingFiles', {}, { staleTime: 0 })
  // By fingerprint, so that a choice about texts that are others by now is none about these.
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
    /** How many wait that are not listed. */
    others: (data?.waiting ?? 0) - files.length,
    loadError: data ? null : loadError,
    reload: () => void refetch(),
    /** By path. */
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
    /** How many were decided since the page was opened. */
    decided,
  }
}
