import type { SceneWall } from '@waybook/contract'
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
    writes.door({ wallId: door.id, door: isOpen ? 'closed' : 'open', said: `${name}: ${isOpen ? 'closed' : 'open'}` })
  const lock = () => {
    const next = door.door === 'locked' ? 'closed' : 'locked'
    writes.door({ wallId: door.id, door: next, said: `${name}: ${next === 'locked' ? 'locked' : 'not locked'}` })
  }
  const hide = () =>
    writes.door({ wallId: door.id, secret: !door.secret, said: `${name}: ${door.secret ? 'not secret' : 'secret'}` })
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
        aria-label={`Lock ${name}`}
        title="Lock"
        onClick={lock}
        className="icon-button aria-pressed:bg-mark-tint"
      >
        <Icon name="lock" />
      </button>
      <button
        type="button"
        aria-pressed={door.secret ?? false}
        aria-label={`Make ${name} secret`}
        title="Secret"
        onClick={hide}
        className="icon-button aria-pressed:bg-mark-tint"
      >
        <Icon name={door.secret ? 'eye-off' : 'eye'} />
      </button>
      <ShowButton ids={[door.id]} name={name} />
    </li>
  )
}
