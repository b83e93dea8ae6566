import { useQueryClient } from '@tanstack/react-query'
import { WALL_CHANGES_MAX, type ChangedParts, type ParamsOf } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'
import { contentOfWall, type DoorState, type WallChanges } from '@waybook/rules'

import { applyWalls } from '#api/live/apply-walls.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, notify, notifyRefused } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { changeEdit } from './change-edit.ts'
import { changesAny } from './wall-edit.ts'

/** The scope of a scene's writes of walls. They reach the server in the order of the page's changes. */
const wallsOf = (sceneId: string) => ({ id: `walls ${sceneId}` })

interface Said {
  /** Announced when it is saved. */
  readonly said: string
}

type LightChanges = Pick<ParamsOf<'changeLights'>, 'add' | 'change' | 'remove'> & Said
type DoorChange = { readonly wallId: string; readonly door?: DoorState; readonly secret?: boolean } & Said

export type WallWrites = ReturnType<typeof useWallWrites>

/** Saves changes of walls, doors and lights. Changed walls are shown before the server answers. */
export function useWallWrites() {
  const { campaignId, sceneId } = useTable()
  const of = { campaignId, sceneId }
  const change = useChangeWalls()
  const received = useReceived()
  const onError = notifyRefused
  const scope = wallsOf(sceneId)
  const lights = useWrite('changeLights', {
    scope,
    params: ({ said: _said, ...changes }: LightChanges) => ({ ...of, ...changes }),
    onSuccess: received,
    onError,
  })
  const door = useWrite('setDoor', {
    scope,
    params: ({ said: _said, ...changes }: DoorChange) => ({ ...of, ...changes }),
    onSuccess: received,
    onError,
  })
  const undo = useWrite('undoWalls', {
    scope,
    params: () => of,
    onSuccess: (answer) => received(answer, { said: answer.undone ? tableWalls.undone() : tableWalls.nothingToUndo() }),
    onError,
  })
  const redo = useWrite('redoWalls', {
    scope,
    params: () => of,
    onSuccess: (answer) => received(answer, { said: answer.redone ? tableWalls.redone() : tableWalls.nothingToRedo() }),
    onError,
  })
  const takeOver = useWrite('takeWalls', {
    scope,
    params: () => of,
    onSuccess: (answer) => received(answer, { said: tableWalls.takenOver() }),
    onError,
  })
  return {
    change,
    takeOver: () => takeOver.mutate(undefined),
    lights: (changes: LightChanges) => lights.mutate(changes),
    door: (wanted: DoorChange) => door.mutate(wanted),
    undo: () => undo.mutate(undefined),
    redo: () => redo.mutate(undefined),
  }
}

function useChangeWalls() {
  const { campaignId, sceneId, state } = useTable()
  const received = useReceived()
  const isAnswered = (changes: WallChanges) =>
    changeEdit(state, { sent: state.get().wallEdit.sent.filter((one) => one !== changes) })
  const { mutate } = useWrite('changeWalls', {
    scope: wallsOf(sceneId),
    params: ({ changes: { add, change, remove } }: Said & { readonly changes: WallChanges }) => ({
      campaignId,
      sceneId,
      add: add.map(contentOfWall),
      change: change.map((wall) => ({ ...contentOfWall(wall), id: wall.id })),
      remove: [...remove],
    }),
    onMutate: ({ changes }) => changeEdit(state, { draft: null, sent: [...state.get().wallEdit.sent, changes] }),
    onSuccess: (answer, variables) => {
      isAnswered(variables.changes)
      received(answer, variables)
    },
    onError: (error, { changes }) => {
      isAnswered(changes)
      notifyRefused(error)
    },
  })
  return (changes: WallChanges, said: string) => {
    const count = changes.add.length + changes.change.length + changes.remove.length
    if (count > WALL_CHANGES_MAX) notify(tableWalls.tooMany({ most: WALL_CHANGES_MAX }))
    else if (changesAny(changes)) mutate({ changes, said })
  }
}

function useReceived() {
  const { sceneId } = useTable()
  const queries = useQueryClient()
  return (answer: ChangedParts, { said }: Said) => {
    applyWalls(queries, sceneId, answer)
    announce(said)
  }
}
