import { useSyncExternalStore } from 'react'

import { useLiveContext } from './live.ts'
import type { PlayedStep, WaitingWrite } from './stored-writes.ts'
import type { Waiting } from './waiting-writes.ts'

/** The writes that are not saved yet, and a write that was just refused. */
export function useWaiting(): Waiting {
  const { writes } = useLiveContext()
  return useSyncExternalStore(writes.subscribe, writes.now)
}

/** Changes a character's state in play. Screens include the change immediately; it is sent as soon as the server can be reached. */
export function usePlay(): (characterId: string, step: PlayedStep) => void {
  return useLiveContext().writes.play
}

interface WaitingFor<Write extends WaitingWrite> {
  /** Oldest first. */
  readonly writes: readonly Write[]
  readonly refused: Write | null
}

/** The waiting writes of one kind, of one character. */
export function useWaitingFor<Write extends WaitingWrite>(
  characterId: string,
  isKind: (write: WaitingWrite) => write is Write,
): WaitingFor<Write> {
  const { writes, refused } = useWaiting()
  const isOwn = (write: WaitingWrite): write is Write => write.characterId === characterId && isKind(write)
  return { writes: writes.filter(isOwn), refused: refused && isOwn(refused) ? refused : null }
}
