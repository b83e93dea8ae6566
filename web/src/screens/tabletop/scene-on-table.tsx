import { Problem, routeOf, type Scene } from '@waybook/contract'
import { tableWords } from '@waybook/messages/tableWords'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useListening } from '#stores/listening.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { DrawnNext } from '#ui/page/drawn-next.tsx'
import { Heading, usePageTitle } from '#ui/page/heading.tsx'

import { EncounterState, EncounterTurn } from './encounter/encounter-sections.tsx'
import { LastRoll } from './hud/last-roll.tsx'
import { ViewTools } from './hud/map-toolbar.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { TableFoot } from './hud/table-foot.tsx'
import { isForMap } from './map/is-for-map.ts'
import { SceneMap } from './map/scene-map.tsx'
import { usePanelOpen } from './panel/panel-open.ts'
import { TokenButtons } from './panel/token-buttons.tsx'
import { TableContext, useTableState, type Table } from './table-context.ts'
import { TableLoading } from './table-notice.tsx'
import { TableWithoutScene } from './table-without-scene.tsx'
import { useSceneTable } from './use-scene-table.ts'

type SceneOnTableProps = Pick<Table, 'campaignId' | 'sceneId' | 'isActive'>

const ShowButtons = lazyPart<{ readonly name: string }>(
  async () => (await import('./prepare/show-buttons.tsx')).ShowButtons,
  { inAdvance: false },
)
const ScenePanel = lazyPart<{ readonly campaignId: string }>(
  async () => (await import('./panel/scene-panel.tsx')).ScenePanel,
)
const PlayerPanel = lazyPart<{ readonly scene: Scene }>(
  async () => (await import('./panel/player-panel.tsx')).PlayerPanel,
)
const Listener = lazyPart(async () => (await import('./listen/listener.tsx')).Listener, { inAdvance: false })
const NotShown = lazyPart(async () => (await import('./prepare/not-shown.tsx')).NotShown, {
  inAdvance: false,
  loading: <NotShownYet />,
})

/** The active scene, or the one that the game master prepares: its map, its tokens and the panel. */
export function SceneOnTable({ campaignId, sceneId, isActive }: SceneOnTableProps) {
  const { data, error, refetch } = useOperation('getSceneDetails', { sceneId })
  const { data: ground, error: noGround, refetch: refetchGround } = useOperation('getSceneMap', { campaignId, sceneId })
  const map = ground?.map ?? null
  const table = useSceneTable({ campaignId, sceneId, isActive, map, isForMap })
  const edits = useMe().may.includes('editTokens')
  const [isPanelOpen] = usePanelOpen()
  const name = data?.scene.name ?? tableWords.title()
  usePageTitle(name)
  if (!isActive && error instanceof Problem && error.id === 'not-found') return <SceneGone campaignId={campaignId} />
  if (!data) return <TableLoading campaignId={campaignId} error={error} onRetry={() => void refetch()} />
  if (!ground) return <TableLoading campaignId={campaignId} error={noGround} onRetry={() => void refetchGround()} />
  return (
    <TableContext value={table}>
      <SceneMap scene={data.scene} />
      <TableBar
        href={routeOf(sceneId)}
        sceneName={name}
        note={isActive ? undefined : <NotShown />}
        actions={edits ? <ShowButtons name={name} /> : null}
      >
        {isActive ? <EncounterTurn /> : null}
      </TableBar>
      <TableFoot
        who={isActive ? <EncounterState /> : null}
        lastRoll={<LastRoll />}
        tools={<ViewTools />}
        actions={isPanelOpen ? null : <TokenButtons />}
      />
      <Listening />
      <DrawnNext>{edits ? <ScenePanel campaignId={campaignId} /> : <PlayerPanel scene={data.scene} />}</DrawnNext>
    </TableContext>
  )
}

/** For those who listen, and when somebody asks to hear the scene. */
function NotShownYet() {
  return tableWords.notShown()
}

function Listening() {
  const asked = useTableState((state) => state.asked)
  return useListening() === 'off' && asked === null ? null : <Listener />
}

/** Replaces a prepared scene that was deleted or has a wrong address. */
function SceneGone({ campaignId }: { readonly campaignId: string }) {
  return (
    <TableWithoutScene campaignId={campaignId}>
      <Heading>{tableWords.gone()}</Heading>
      <p className="text-ink-2">{tableWords.goneHint()}</p>
      <ButtonLink href={`/vtt/${campaignId}`} variant="primary">
        {tableWords.openActive()}
      </ButtonLink>
    </TableWithoutScene>
  )
}
