import { EXPORT_SCENE_PATH, type Scene } from '@waybook/contract'
import { scenePage } from '@waybook/messages/scenePage'
import { useId } from 'react'

import { useMe } from '#api/session.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import type { RefusedAction } from '#parts/entity/refused-actions.tsx'
import { useSetActiveScene } from '#parts/entity/set-active-scene.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface QuickActionsProps {
  readonly scene: Pick<Scene, 'id' | 'image'>
}

/** Links to the table and to preparing the scene there. Users with the permission can make the scene active. */
export function QuickActions({ scene }: QuickActionsProps) {
  const { may, campaign, role } = useMe()
  const isActive = useActiveScene() === scene.id
  return (
    <Panel title={scenePage.quickActions()}>
      <div className="grid gap-3">
        {may.includes('setActiveScene') ? <ActivateButton scene={scene} /> : null}
        {may.includes('editTokens') && !isActive ? (
          <ButtonLink href={`/vtt/${campaign.id}`} search={{ scene: scene.id }}>
            {scenePage.prepare()}
          </ButtonLink>
        ) : null}
        <ButtonLink href={`/vtt/${campaign.id}`}>{scenePage.openTable()}</ButtonLink>
        {role === 'gameMaster' && scene.image ? (
          <DownloadButton action={EXPORT_SCENE_PATH + scene.id}>{scenePage.exportMap()}</DownloadButton>
        ) : null}
      </div>
    </Panel>
  )
}

function ActivateButton({ scene }: QuickActionsProps) {
  const active = useActiveScene() === scene.id
  const { mutate, isPending, error } = useSetActiveScene()
  const noteId = useId()
  return (
    <div className="grid gap-1">
      <Button
        busy={isPending}
        busyLabel={scenePage.settingActive()}
        // `disabledReason` would replace the button's element, which would lose the focus when the scene becomes active.
        disabled={active}
        aria-describedby={active ? noteId : undefined}
        onClick={() => mutate(scene.id)}
      >
        {active ? scenePage.activeScene() : scenePage.makeActive()}
      </Button>
      {active ? (
        <p id={noteId} className="text-14 text-ink-2">
          {scenePage.isShown()}
        </p>
      ) : null}
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}

/** The disabled button for users without the permission to set the active scene. */
export function useRefusedActivation(sceneId: string): RefusedAction[] {
  const active = useActiveScene() === sceneId
  if (useMe().may.includes('setActiveScene')) return []
  return active
    ? [{ label: scenePage.activeScene(), reason: scenePage.isShown() }]
    : [{ label: scenePage.makeActive(), reason: scenePage.onlyGameMaster() }]
}
