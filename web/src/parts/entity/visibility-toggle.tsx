import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface VisibilityToggleProps {
  readonly entity: Pick<Entity, 'id' | 'type' | 'name' | 'visible'>
  /** The name of the entity's type, such as `Character`. */
  readonly kind: string
}

/** A switch that shows or hides the entity for players. Only shown to users who may change it. */
export function VisibilityToggle({ entity, kind }: VisibilityToggleProps) {
  const { mutate, isPending, pending, error } = useSetVisibility(entity)
  if (!useMe().may.includes('setVisibility')) return null
  const visible = pending ?? entity.visible
  return (
    <Panel title={`${kind} Visibility`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Switch
          label="Visible to players"
          checked={visible}
          onChange={mutate}
          busy={isPending}
          busyLabel="Updating..."
        />
        <p className="text-14 text-ink-2">
          {visible ? `Players see ${entity.name}.` : `Players do not see ${entity.name}.`}
        </p>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </Panel>
  )
}

/** Shows or hides an entity for players. Pending until the queries that show it have been refetched. */
function useSetVisibility({ id, type }: Pick<Entity, 'id' | 'type'>) {
  const queries = useQueryClient()
  return useWrite(type === 'character' ? 'setCharacterVisibility' : 'setEntityVisibility', {
    params: (visible: boolean) => ({ ...(type === 'character' ? { characterId: id } : { entityId: id }), visible }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['getEntity', { id }] }),
        queries.invalidateQueries({ queryKey: ['getSceneDetails', { sceneId: id }] }),
        queries.invalidateQueries({ queryKey: ['listEntities'] }),
      ]),
  })
}
