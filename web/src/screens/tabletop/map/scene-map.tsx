import type { Picture } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

import { useSay } from '../../../client/live/live-context.ts'
import { TableTools } from '../hud/table-tools.tsx'
import { useSelectedToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { MapGround } from './map-ground.tsx'
import { Sight } from './sight.ts'
import { useMapKeys } from './use-map-keys.ts'
import { useMapPointer } from './use-map-pointer.ts'

interface SceneMapProps {
  readonly name: string
  readonly picture: Picture
}

/** The scene's picture, fitted, with what stands on it and what changes the look at it. */
export function SceneMap({ name, picture }: SceneMapProps) {
  const { motions } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const [sight] = useState(() => new Sight())
  useEffect(() => {
    return frame.current && world.current ? sight.attach(frame.current, world.current) : undefined
  }, [sight])
  const say = useSay()
  const selected = useSelectedToken()
  const { handlers, pingAt } = useMapPointer(ground)
  /** At the selected token, else in the middle of what is in sight. */
  const ping = () => {
    const position = selected === null ? null : motions.whereIs(selected)
    const box = frame.current?.getBoundingClientRect()
    if (position) say({ type: 'ping', position })
    else if (box) pingAt(box.left + box.width / 2, box.top + box.height / 2)
  }
  const press = useMapKeys({ sight, ping })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one moves what is in it, also by its keys */}
      <section
        ref={frame}
        aria-label={`Map of ${name}`}
        aria-keyshortcuts="+ - 0 P"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys are heard where the focus is
        tabIndex={0}
        onKeyDown={press}
        {...handlers}
        className="absolute inset-0 touch-none overflow-hidden -outline-offset-3 select-none"
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapGround ref={ground} picture={picture} />
          </div>
        </div>
      </section>
      <TableTools sight={sight} onPing={ping} />
    </>
  )
}
