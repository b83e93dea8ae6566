import { useQueryClient } from '@tanstack/react-query'
import type { HandoutAudience } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { ShowToPlayers } from '#parts/entity/handout/show-to-players.tsx'
import { useHandout } from '#parts/entity/handout/use-handout.ts'
import { showHandoutAgain, useClosedHandout } from '#stores/closed-handout.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { useTable } from '../table-context.ts'
import { PanelSection } from './panel-section.tsx'

/** The current handout. Players can reopen it, and the game master can end it. */
export function HandoutSection() {
  return useMe().role === 'gameMaster' ? <ShownByGameMaster /> : <ShownToPlayer />
}

function ShownByGameMaster() {
  const { sceneId } = useTable()
  const handout = useHandout()
  const { mutate, isPending, error } = useHideHandout()
  const { data } = useOperation('getSceneDetails', { sceneId })
  const scene = data?.scene
  if (!handout && !scene?.boxText) return null
  return (
    <PanelSection title={tablePanel.shownToPlayers()} {...(handout && { note: audienceWords(handout.audience) })}>
      {handout ? (
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold break-words">{handout.title}</p>
            <p className="text-14 text-ink-2">{handout.stays === true ? tablePanel.stays() : tablePanel.goes()}</p>
          </div>
          <Button size="compact" className="shrink-0" busy={isPending} onClick={() => mutate(undefined)}>
            {tablePanel.stopShowing()}
          </Button>
        </div>
      ) : scene ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-ink-2">{tablePanel.readAloudText()}</p>
          <ShowToPlayers shown={{ entityId: sceneId, name: scene.name, what: 'boxText' }} />
        </div>
      ) : null}
      {error ? <ErrorAlert message={error.message} /> : null}
    </PanelSection>
  )
}

/** Stops showing the handout to players. */
function useHideHandout() {
  const queries = useQueryClient()
  return useWrite('hideHandout', {
    params: () => ({}),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['getHandout'] }),
  })
}

function ShownToPlayer() {
  const handout = useHandout()
  const closed = useClosedHandout()
  if (!handout) return null
  return (
    <PanelSection title={tablePanel.shownToYou()}>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{handout.title}</p>
        {handout.id === closed ? (
          <Button size="compact" className="shrink-0" onClick={showHandoutAgain}>
            {tablePanel.showAgain()}
          </Button>
        ) : null}
      </div>
    </PanelSection>
  )
}

function audienceWords(audience: HandoutAudience = 'everyone'): string {
  return audience === 'everyone' ? tablePanel.everyone() : tablePanel.characters({ count: audience.length })
}
