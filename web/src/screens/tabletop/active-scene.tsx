import { useQueryClient } from '@tanstack/react-query'
import { routeOf } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'

import { announceNotSaved } from './announcer.tsx'
import { DrawingsInPanel } from './drawing/drawing-parts.tsx'
import { EncounterBar, EncounterSections, useRunsEncounter } from './encounter/encounter-sections.tsx'
import { LastRoll } from './hud/last-roll.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { SceneMap } from './map/scene-map.tsx'
import { HandoutSection } from './panel/handout-section.tsx'
import { ScenesSection } from './panel/scenes-section.tsx'
import { SelectedToken } from './panel/selected-token.tsx'
import { TablePanel } from './panel/table-panel.tsx'
import { TokenActions } from './panel/token-actions.tsx'
import { TokensSection } from './panel/tokens-section.tsx'
import { TableContext, type Table } from './table-context.ts'
import { TableLoading, TableNotice } from './table-notice.tsx'
import { TokenAnimator } from './token/token-animator.ts'
import { TokenMoveQueue } from './token/token-move-queue.ts'

interface ActiveSceneProps {
  readonly campaignId: string
  readonly sceneId: string
}

/** The active scene with its map, its tokens and the panel. */
export function ActiveScene({ campaignId, sceneId }: ActiveSceneProps) {
  const { data, error, refetch } = useOperation('getSceneDetails', { sceneId })
  const { data: ground, error: noGround, refetch: refetchGround } = useOperation('getSceneMap', { campaignId, sceneId })
  const table = useTableState(campaignId, sceneId)
  const inEncounter = useRunsEncounter()
  const name = data?.scene.name ?? 'Virtual tabletop'
  usePageTitle(name)
  if (!data) return <TableLoading campaignId={campaignId} error={error} onRetry={() => void refetch()} />
  if (!ground) return <TableLoading campaignId={campaignId} error={noGround} onRetry={() => void refetchGround()} />
  const { map } = ground
  return (
    <TableContext value={table}>
      {map ? (
        <SceneMap name={name} map={map} picture={data.scene.image ?? null} />
      ) : (
        <TableNotice>
          <h1>{name}</h1>
          <p className="text-ink-2">This scene no longer has a picture.</p>
          <ButtonLink href={routeOf(sceneId)}>Open the scene’s page</ButtonLink>
        </TableNotice>
      )}
      <TableBar href={routeOf(sceneId)} sceneName={map ? name : null} />
      <EncounterBar />
      <LastRoll />
      <TablePanel campaignId={campaignId} actions={<TokenActions />} selected={inEncounter ? null : <SelectedToken />}>
        <EncounterSections />
        {inEncounter ? <SelectedToken /> : null}
        <HandoutSection sceneId={sceneId} />
        <TokensSection />
        <DrawingsInPanel aspect={map ? map.width / map.height : 1} />
        <ScenesSection campaignId={campaignId} />
      </TablePanel>
    </TableContext>
  )
}

/** The tokens of the scene and what moves them. If the request fails, there are none (specification, section 8). */
function useTableState(campaignId: string, sceneId: string): Table {
  const queries = useQueryClient()
  const { data } = useOperation('getTokens', { campaignId, sceneId })
  const [animator] = useState(() => new TokenAnimator())
  const [moveQueue] = useState(
    () => new TokenMoveQueue({ campaignId, animator, queries, onNotSaved: announceNotSaved }),
  )
  return { campaignId, sceneId, tokens: data?.tokens ?? [], animator, moveQueue }
}
