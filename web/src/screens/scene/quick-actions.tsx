import type { Scene } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { useActiveScene, useSetActiveScene } from '#parts/active-scene/active-scene.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** Makes the scene the active one, and links to the tabletop. */
export function QuickActions({ scene }: { readonly scene: Pick<Scene, 'id'> }) {
  const { may, campaign } = useMe()
  const active = useActiveScene() === scene.id
  const { mutate, isPending, error } = useSetActiveScene()
  const reason = may.includes('setActiveScene') || active ? undefined : 'Only the game master can set the active scene.'
  return (
    <Panel title="Quick Actions">
      <div className="grid gap-3 print:hidden">
        <Button
          busy={isPending}
          busyLabel="Setting Active..."
          disabled={active}
          disabledReason={reason}
          className="w-full"
          onClick={() => mutate(scene.id)}
        >
          {active ? 'Active Scene' : 'Make Active Scene'}
        </Button>
        <ButtonLink href={`/vtt/${campaign.id}`}>Open VTT</ButtonLink>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </Panel>
  )
}
