import type { EntityCard } from '@waybook/contract'

import { EntityImage } from '../../../parts/entity/entity-image.tsx'

interface SceneRowProps {
  readonly scene: Pick<EntityCard, 'id' | 'name' | 'type' | 'image'>
  readonly active: boolean
  /** Whether it is on its way onto the table. */
  readonly setting: boolean
  readonly onSet: () => void
}

/** One press puts the scene on the table. */
export function SceneRow({ scene, active, setting, onSet }: SceneRowProps) {
  const resting = active || setting || !scene.image
  const state = setting ? 'Setting Active...' : active ? 'Active Scene' : scene.image ? '' : 'Has no picture yet'
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-disabled={resting || undefined}
        aria-current={active || undefined}
        onClick={resting ? undefined : onSet}
        className="flex min-h-14 w-full items-center gap-3 rounded-control py-1 text-start -outline-offset-3 hover:bg-raised aria-disabled:cursor-default"
      >
        <EntityImage entity={scene} sizes="4rem" className="h-10 w-15 shrink-0 after:hidden" />
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{scene.name}</span>
          {state === '' ? null : <span className="text-14 leading-5 text-ink-2">{state}</span>}
        </span>
      </button>
    </li>
  )
}
