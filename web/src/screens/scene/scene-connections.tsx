import { scenePage } from '@waybook/messages/scenePage'

import { useOperation } from '#api/operation-query.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** The exits and entrances of a scene. */
export function SceneConnections({ sceneId }: { readonly sceneId: string }) {
  const { data, error, refetch } = useOperation('getSceneTransitions', { sceneId })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  const transitions = data?.transitions ?? []
  if (transitions.length === 0) return null
  const exits = transitions.filter(({ direction }) => direction === 'outgoing')
  const entrances = transitions.filter(({ direction }) => direction === 'incoming')
  return (
    <RailSection title={scenePage.connections()}>
      <div className="grid gap-4">
        <ConnectionList
          title={scenePage.exits()}
          ways={exits.map((exit) => ({ ...exit, id: exit.toScene, name: exit.toName }))}
        />
        <ConnectionList
          title={scenePage.entrances()}
          ways={entrances.map((way) => ({ ...way, id: way.fromScene, name: way.fromName }))}
        />
      </div>
    </RailSection>
  )
}

interface Connection {
  /** The other scene. */
  readonly id: string
  readonly name: string
  readonly requirement: string
}

function ConnectionList({ title, ways }: { readonly title: string; readonly ways: readonly Connection[] }) {
  if (ways.length === 0) return null
  return (
    <div>
      <h3 className="text-14 font-semibold text-ink-2">{title}</h3>
      <ul aria-label={title}>
        {ways.map(({ id, name, requirement }) => (
          <li
            key={`${id} ${requirement}`}
            className="relative grid min-h-hit content-center border-b border-line py-2 last:border-0"
          >
            <EntityLink id={id} name={name} className="whole-target" />
            {requirement === '' ? null : <p className="text-14 text-ink-2">{requirement}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
