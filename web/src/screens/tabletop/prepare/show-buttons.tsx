import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import { tableScenes } from '@waybook/messages/tableScenes'
import { useEffect, useRef } from 'react'

import { call } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { useSetActiveScene } from '#parts/entity/set-active-scene.ts'
import { Button } from '#ui/button/button.tsx'

import { announce, announceNotSaved, notify } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { forgetShown, rememberShown, useJustShown, type JustShown } from './just-shown.ts'
import { useOpenScene } from './table-search.ts'

/** The game master's button that shows the prepared scene to players, and for a while takes that back. */
export function ShowButtons({ name }: { readonly name: string }) {
  const { isActive } = useTable()
  return isActive ? <TakeBack name={name} /> : <Show name={name} />
}

function Show({ name }: { readonly name: string }) {
  const { campaignId, sceneId } = useTable()
  const before = useActiveScene()
  const set = useSetActiveScene()
  const open = useOpenScene(campaignId)
  const show = async () => {
    try {
      await set.mutateAsync(sceneId)
    } catch (error) {
      notify(error instanceof Error ? error.message : tableScenes.cannotShow())
      return
    }
    rememberShown(sceneId, before ?? null)
    announce(tableScenes.playersSee({ name }))
    await open(null)
  }
  return (
    <Button
      variant="primary"
      size="small"
      className="whitespace-nowrap"
      busy={set.isPending}
      busyLabel={tableScenes.showing()}
      disabled={before === undefined}
      onClick={() => void show()}
    >
      {tableScenes.showThis()}
    </Button>
  )
}

/** Ignores the second tap of a double tap on the button Show, which was in the same place. */
const TOO_SOON_MS = 500

function TakeBack({ name }: { readonly name: string }) {
  const { sceneId } = useTable()
  const shown = useJustShown(sceneId)
  const taking = useTakeBack(name)
  const isPossible = shown && (taking.isLast || shown.before !== null)
  return isPossible ? <TakeBackButton shown={shown} {...taking} /> : null
}

interface TakeBackButtonProps extends ReturnType<typeof useTakeBack> {
  readonly shown: JustShown
}

function TakeBackButton({ shown, take, isPending }: TakeBackButtonProps) {
  const { campaignId, sceneId } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const open = useOpenScene(campaignId)
  // Takes the focus if the previous button had it, which is gone.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  const press = async () => {
    if (performance.now() - shown.atMs < TOO_SOON_MS) return
    // First opens the scene for preparation, so this page stays on it while players return to the previous scene.
    await open(sceneId)
    await take(shown.before)
  }
  return (
    <Button
      ref={button}
      size="small"
      className="whitespace-nowrap"
      busy={isPending}
      busyLabel={tableScenes.takingBack()}
      onClick={() => void press()}
    >
      {tableScenes.takeBack()}
    </Button>
  )
}

/**
 * Returns players to the previous scene. Uses the table's undo, which also hides the scene again. After another action, sets the previous
 * scene instead.
 */
function useTakeBack(name: string) {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { data } = useOperation('getTableHistory', { campaignId })
  const set = useSetActiveScene()
  const undo = useWrite('undoTable', { params: () => ({ campaignId }) })
  const showed = ({ undo: last }: AnswerOf<'getTableHistory'>) => last?.did === 'setScene' && last.name === name
  const isLast = data !== undefined && showed(data)
  const take = async (before: string | null) => {
    try {
      // Fetches the history, because the page's copy may be stale, and undo must not revert a newer action.
      if (showed(await call('getTableHistory', { campaignId }))) await undo.mutateAsync(undefined)
      else if (before !== null) await set.mutateAsync(before)
      else return notify(tableScenes.tooLate())
      forgetShown()
      announce(tableScenes.takenBack({ name }))
      await Promise.all(
        ['getTokens', 'getActiveScene', 'getTableHistory'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    } catch {
      announceNotSaved()
    }
  }
  return { take, isLast, isPending: set.isPending || undo.isPending }
}
