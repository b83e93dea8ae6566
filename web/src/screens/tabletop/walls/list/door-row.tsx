import type { SceneWall } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'
import type { KeyboardEvent } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import type { WallWrites } from '../use-wall-writes.ts'
import { doorWords } from '../wall-words.ts'
import { row, rowButton, ShowButton } from './show-button.tsx'

interface DoorRowProps {
  readonly door: SceneWall
  readonly name: string
  readonly writes: WallWrites
}

/** A door: a press opens or closes it. */
export function DoorRow({ door, name, writes }: DoorRowProps) {
  const isOpen = door.door === 'open'
  const toggle = () =>
    writes.door({
      wallId: door.id,
      door: isOpen ? 'closed' : 'open',
      said: isOpen ? tableWalls.nowClosed({ name }) : tableWalls.nowOpen({ name }),
    })
  const lock = () => {
    const next = door.door === 'locked' ? 'closed' : 'locked'
    writes.door({
      wallId: door.id,
      door: next,
      said: next === 'locked' ? tableWalls.nowLocked({ name }) : tableWalls.nowUnlocked({ name }),
    })
  }
  const hide = () =>
    writes.door({
      wallId: door.id,
      secret: !door.secret,
      said: door.secret ? tableWalls.notSecret({ name }) : tableWalls.nowSecret({ name }),
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { l: lock, s: hide }[event.key.toLowerCase()]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <li className={row}>
      <button type="button" aria-keyshortcuts="Enter L S" onKeyDown={onKeyDown} onClick={toggle} className={rowButton}>
        <span className="truncate font-semibold">{name}</span>
        <span className="text-14 leading-5 text-ink-2">{doorWords(door)}</span>
      </button>
      <button
        type="button"
        aria-pressed={door.door === 'locked'}
        aria-label={tableWalls.lockNamed({ name })}
        title={tableWalls.lock()}
        onClick={lock}
        className="icon-button aria-pressed:bg-mark-tint"
      >
        <Icon name="lock" />
      </button>
      <button
        type="button"
        aria-pressed={door.secret ?? false}
        aria-label={tableWalls.makeSecret({ name })}
        title={tableWalls.secret()}
        onClick={hide}
        className="icon-button aria-pressed:bg-mark-tint"
      >
        <Icon name={door.secret ? 'eye-off' : 'eye'} />
      </button>
      <ShowButton ids={[door.id]} name={name} />
    </li>
  )
}
