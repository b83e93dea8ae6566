import type { SceneLight } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'

import { contentOf } from '../tool/use-place-lights.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { cellsOf } from '../wall-words.ts'
import { row, rowButton, ShowButton } from './show-button.tsx'

interface LightRowProps {
  readonly light: SceneLight
  readonly name: string
  readonly writes: WallWrites
}

/** A light: a press switches it on or off. */
export function LightRow({ light, name, writes }: LightRowProps) {
  const reach = { bright: cellsOf(light.bright, 1), dim: cellsOf(light.dim, 1) }
  const toggle = () =>
    writes.lights({
      change: [{ ...contentOf(light), id: light.id, on: !light.on }],
      said: light.on ? tableWalls.lightNowOff({ name }) : tableWalls.lightNowOn({ name }),
    })
  return (
    <li className={row}>
      <button type="button" aria-pressed={light.on} onClick={toggle} className={rowButton}>
        <span className="truncate font-semibold">{name}</span>
        <span className="text-14 leading-5 text-ink-2">
          {light.on ? tableWalls.lightOn(reach) : tableWalls.lightOff(reach)}
        </span>
      </button>
      <ShowButton ids={[]} lightId={light.id} name={name} />
    </li>
  )
}
