import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { EntityCard } from '@waybook/contract'
import { commands } from '@waybook/messages/commands'

import { call, newIdempotencyKey } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { showNotice } from '#stores/notice.ts'

import { useActiveScene } from '../entity/active-scene.ts'
import { useSetActiveScene } from '../entity/set-active-scene.ts'
import type { Command } from './find-entries.ts'

/** The number of found scenes to offer commands for. */
const SCENES_MAX = 3

/** A game master's commands for these scenes. */
export function useSceneCommands(scenes: readonly EntityCard[], verb: 'show' | 'prepare'): Command[] {
  const { may, campaign } = useMe()
  const show = useShowScene()
  const navigate = useNavigate()
  const mayShow = may.includes('setActiveScene') && verb !== 'prepare'
  const mayPrepare = may.includes('editTokens') && verb !== 'show'
  return scenes.slice(0, SCENES_MAX).flatMap((scene): Command[] => {
    const prepare = () => void navigate({ to: `/vtt/${campaign.id}`, search: { scene: scene.id } })
    return [
      ...(mayShow
        ? [commandOf(commands.show({ scene: scene.name }), commands.seenOnTable(), () => void show(scene))]
        : []),
      ...(mayPrepare ? [commandOf(commands.prepare({ scene: scene.name }), commands.unseen(), prepare)] : []),
    ]
  })
}

const commandOf = (name: string, line: string, run: () => void): Command => ({ name, icon: 'map', lines: [line], run })

/** Makes a scene the active one. The user can undo that for a while. */
function useShowScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  const before = useActiveScene()
  const { mutateAsync } = useSetActiveScene()
  return async ({ id, name }: EntityCard) => {
    if (before === id) return showNotice({ text: commands.alreadySeen({ scene: name }) })
    try {
      await mutateAsync(id)
      const run = () => void undoShow(queries, { campaignId: campaign.id, before: before ?? null, name })
      showNotice({ text: commands.seenNow({ scene: name }), action: { label: commands.undo(), run } })
    } catch (error) {
      showNotice({ text: error instanceof Error ? error.message : commands.notSeen({ scene: name }) })
    }
  }
}

interface Shown {
  readonly campaignId: string
  /** The scene that players saw before. */
  readonly before: string | null
  readonly name: string
}

/** Uses the table's own undo, which also hides a scene that was hidden. After another action, shows the previous scene instead. */
async function undoShow(queries: QueryClient, { campaignId, before, name }: Shown): Promise<void> {
  const options = { idempotencyKey: newIdempotencyKey() }
  try {
    const { undo } = await call('getTableHistory', { campaignId })
    if (undo?.did === 'setScene' && undo.name === name) await call('undoTable', { campaignId }, options)
    else if (before !== null) await call('setActiveScene', { campaignId, sceneId: before }, options)
    else throw new Error(commands.notUndone())
    showNotice({ text: commands.noLongerSeen({ scene: name }) })
  } catch (error) {
    showNotice({ text: error instanceof Error ? error.message : commands.stillSeen({ scene: name }) })
  }
  for (const key of ['getTokens', 'getActiveScene', 'getTableHistory'])
    void queries.invalidateQueries({ queryKey: [key] })
}
