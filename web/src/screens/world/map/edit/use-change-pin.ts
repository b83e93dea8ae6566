import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf, Position } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'
import { useRef } from 'react'

import { useOrderedWrite } from '#api/use-ordered-write.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

import type { MapPin } from '../map-pin.ts'

export type PinContent = Omit<ParamsOf<'updatePin'>['change'], 'at'>
type NewPin = Omit<ParamsOf<'addPin'>, 'mapId'>
type Changed = Omit<ParamsOf<'updatePin'>, 'mapId'>

/** Changes the pins of a map in order. A notice offers to undo each change, or reports that it was not saved. */
export function useChangePin(mapId: string) {
  const queries = useQueryClient()
  const add = useWrite('addPin', { params: (pin: NewPin) => ({ mapId, ...pin }) })
  const update = useWrite('updatePin', { params: (pin: Changed) => ({ mapId, ...pin }) })
  const remove = useWrite('removePin', { params: (pinId: string) => ({ mapId, pinId }) })
  const { inTurn, idNow, renamed } = usePinIds(mapId)
  /** Resolves when the page shows the server's state, even after a failure. */
  const save = async (work: () => Promise<void>) =>
    await inTurn(async () => {
      try {
        await work()
      } catch (error) {
        showNotice({ text: worldMap.notSavedRestored({ reason: messageOf(error) }) })
      }
      await queries.invalidateQueries({ queryKey: ['getMap'] })
    })
  const updateAndNotify = async (pinId: string, change: Changed['change'], text: string) => {
    const { pinId: next, before } = await update.mutateAsync({ pinId: idNow(pinId), change })
    renamed(pinId, next)
    undoable(text, () => save(async () => void (await update.mutateAsync({ pinId: idNow(next), change: before }))))
  }
  return {
    move: async ({ pinId, name }: MapPin, at: Position) =>
      await save(() => updateAndNotify(pinId, { at }, worldMap.moved({ name }))),
    change: async ({ pinId, name }: MapPin, content: PinContent) =>
      await save(() => updateAndNotify(pinId, content, worldMap.changed({ name }))),
    remove: async ({ pinId, name }: MapPin) =>
      await save(async () => {
        const { removed } = await remove.mutateAsync(idNow(pinId))
        undoable(worldMap.removed({ name }), () => save(async () => void (await add.mutateAsync(removed))))
      }),
  }
}

function undoable(text: string, undo: () => Promise<void>): void {
  showNotice({ text, action: { label: worldMap.undo(), run: () => void undo() } })
}

/** Changes a map's pins one after another. Every change gives a pin a new id, which pending changes must use. */
function usePinIds(mapId: string) {
  const write = useOrderedWrite(`pins ${mapId}`)
  const waiting = useRef(0)
  const ids = useRef(new Map<string, string>())
  const idNow = (id: string): string => {
    const next = ids.current.get(id)
    return next === undefined ? id : idNow(next)
  }
  return {
    idNow,
    renamed: (from: string, to: string) => {
      // A pin that moves back gets its old id again.
      ids.current.delete(to)
      if (idNow(from) !== to) ids.current.set(idNow(from), to)
    },
    inTurn: async (work: () => Promise<void>) => {
      waiting.current += 1
      await write(work)
      waiting.current -= 1
      // From here on the page has the ids of the server.
      if (waiting.current === 0) ids.current.clear()
    },
  }
}
