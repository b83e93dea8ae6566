import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { ReadersNote } from './readers-note.tsx'
import { RevealControl } from './reveal-control.tsx'

interface VisibilityToggleProps {
  readonly entity: Pick<Entity, 'id' | 'type' | 'name' | 'visible' | 'reveal' | 'readers' | 'tags'>
  /** The name of the entity's type, such as `Character`. */
  readonly kind: string
}

/** Shows or hides the entity for players; a character in steps. Visible only to users who may change it. */
export function VisibilityToggle({ entity, kind }: VisibilityToggleProps) {
  const { reveal } = entity
  if (!useMe().may.includes('setVisibility')) return null
  return (
    <Panel title={entityParts.visibility({ kind })}>
      {reveal === undefined ? (
        <VisibilitySwitch entity={entity} />
      ) : (
        <RevealControl character={{ ...entity, reveal }} />
      )}
      {entity.readers ? <ReadersNote readers={entity.readers} /> : null}
    </Panel>
  )
}

function VisibilitySwitch({ entity }: Pick<VisibilityToggleProps, 'entity'>) {
  const { mutate, isPending, pending, error } = useSetVisibility(entity)
  const visible = pending ?? entity.visible
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Switch
          label={entityParts.visibleToPlayers()}
          checked={visible}
          onChange={mutate}
          busy={isPending}
          busyLabel={entityParts.updating()}
        />
        <p className="text-14 text-ink-2">
          {visible
            ? entityParts.playersSee(entity)
            : entity.readers
              ? entityParts.otherPlayersDoNotSee(entity)
              : entityParts.playersDoNotSee(entity)}
        </p>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}

/** Shows or hides an entity for players. Pending until the queries that show it have been refetched. */
function useSetVisibility({ id }: Pick<Entity, 'id'>) {
  const queries = useQueryClient()
  return useWrite('setEntityVisibility', {
    params: (visible: boolean) => ({ entityId: id, visible }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['getEntity', { id }] }),
        queries.invalidateQueries({ queryKey: ['getSceneDetails', { sceneId: id }] }),
        queries.invalidateQueries({ queryKey: ['listEntities'] }),
      ]),
  })
}
