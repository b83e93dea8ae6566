import type { ParamsOf } from '@waybook/contract'
import { useSyncExternalStore } from 'react'

import { useLiveContext } from './live.ts'
import { isNote } from './pending-changes.ts'
import type { PlayedStep, WaitingNote, WaitingPlayed, WaitingWrite } from './stored-writes.ts'
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

/** Writes a note. It is sent as soon as the server can be reached. */
export function useWriteNote(): (note: ParamsOf<'addNote'>) => void {
  return useLiveContext().writes.note
}

interface WaitingFor<Write extends WaitingWrite> {
  /** Oldest first. */
  readonly writes: readonly Write[]
  readonly refused: Write | null
}

/** The waiting writes of one kind, of one character. */
export function useWaitingFor<Write extends WaitingPlayed>(
  characterId: string,
  isKind: (write: WaitingWrite) => write is Write,
): WaitingFor<Write> {
  const { writes, refused } = useWaiting()
  const isOwn = (write: WaitingWrite): write is Write => isKind(write) && write.characterId === characterId
  return { writes: writes.filter(isOwn), refused: refused && isOwn(refused) ? refused : null }
}

/** The waiting notes, oldest first, and one that was just refused. */
export function useWaitingNotes(): WaitingFor<WaitingNote> {
  const { writes, refused } = useWaiting()
  return { writes: writes.filter(isNote), refused: refused && isNote(refused) ? refused : null }
}
