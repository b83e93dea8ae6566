import type { Token } from '@waybook/contract'
import { tableFog } from '@waybook/messages/tableFog'
import type { Room } from '@waybook/rules'
import { useId, useState } from 'react'

import { newIdempotencyKey } from '#api/call.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { announce } from '../announcer.tsx'
import { useSceneSight } from '../sight/use-sight.ts'
import { useSelectedToken, useTable, useTableState } from '../table-context.ts'
import { ToolOptions } from '../tool/tool-options.tsx'
import { useRooms } from '../walls/scene-walls.ts'
import { WallsSwitch } from '../walls/walls-switch.tsx'
import type { FogChanges } from './fog-changes.ts'
import { changeFogBrush, RADIUS, useFogBrush, useFogShape, type FogAction, type ToolShape } from './fog-tool.ts'
import { RoomActions } from './room-actions.tsx'

const acts = () =>
  [
    { value: 'reveal', label: tableFog.clear() },
    { value: 'cover', label: tableFog.cover() },
  ] as const satisfies readonly { value: FogAction; label: string }[]
const shapes = () =>
  [
    { value: 'brush', label: tableFog.round() },
    { value: 'rect', label: tableFog.box() },
    { value: 'polygon', label: tableFog.shape() },
  ] as const satisfies readonly { value: ToolShape; label: string }[]
const withRooms = () => [...shapes(), { value: 'room', label: tableFog.room() }] as const
const hints: Readonly<Record<ToolShape, () => string>> = {
  brush: () => tableFog.hintBrush(),
  rect: () => tableFog.hintBox(),
  room: () => tableFog.hintRoom(),
  polygon: () => tableFog.hintShape(),
}

/** The fog tool's options, and its actions on the whole scene. */
export function FogOptions() {
  const { map } = useTable()
  const { op } = useFogBrush()
  const rooms = useRooms()
  const shape = useFogShape(rooms.length > 0)
  const changes = useTableState(({ fogChanges }) => fogChanges)
  // Collapses the actions on phones, where the map needs the space.
  const [more, setMore] = useState(false)
  if (!map) return null
  return (
    <ToolOptions label={tableFog.fog()}>
      <div className="grid grid-cols-[2fr_3fr] gap-2 md:grid-cols-1 md:gap-3">
        <Segments
          terse
          label={tableFog.whatToDo()}
          options={acts()}
          value={op}
          onChange={(next) => changeFogBrush({ op: next })}
        />
        <Segments
          terse
          label={tableFog.tool()}
          options={rooms.length > 0 ? withRooms() : shapes()}
          value={shape}
          onChange={(next) => changeFogBrush({ shape: next })}
        />
      </div>
      {op === 'cover' ? <p className="text-14 text-ink-2">{tableFog.coverHint()}</p> : null}
      <p className="text-14 text-ink-2 max-md:hidden">{hints[shape]()}</p>
      {shape === 'room' ? null : <BrushSize />}
      <Button size="dense" aria-expanded={more} className="md:hidden" onClick={() => setMore(!more)}>
        {more ? tableFog.fewer() : tableFog.more()}
      </Button>
      <div className={more ? '' : 'max-md:hidden'}>
        {changes ? <Actions changes={changes} startsClosed={map.fog?.startsClosed ?? false} rooms={rooms} /> : null}
        <WallsSwitch />
      </div>
    </ToolOptions>
  )
}

function BrushSize() {
  const { radius } = useFogBrush()
  const id = useId()
  return (
    <div className="grid items-center gap-x-3 max-md:grid-cols-[auto_1fr]">
      <label htmlFor={id} className="flex justify-between gap-2 text-14 text-ink-2">
        <RichMessage parts={tableFog.brush({ radius }, brushElements)} />
      </label>
      <input
        id={id}
        type="range"
        min={RADIUS.least}
        max={RADIUS.most}
        step={RADIUS.step}
        value={radius}
        aria-keyshortcuts="[ ]"
        aria-valuetext={tableFog.percentOf({ radius })}
        onChange={(event) => changeFogBrush({ radius: Number(event.target.value) })}
        className="h-touch w-full accent-lamp"
      />
    </div>
  )
}

const brushElements = { size: (words: string) => <span className="font-semibold text-ink">{words}</span> }

/** Two buttons side by side, each on one line. */
const action = 'px-1! whitespace-nowrap'

interface ActionsProps {
  readonly changes: FogChanges
  readonly startsClosed: boolean
  readonly rooms: readonly Room[]
}

/** Actions without drawing: around tokens, in rooms, on the whole map, undo and reset. */
function Actions({ changes, startsClosed, rooms }: ActionsProps) {
  const { op, radius } = useFogBrush()
  const { tokens } = useTable()
  const selectedId = useSelectedToken()
  const hasSight = useSceneSight()?.on ?? false
  const selected = tokens.find(({ id }) => id === selectedId)
  const party = tokens.filter(({ ofParty }) => ofParty)
  const around = (some: readonly Token[], said: string) => {
    const stroke = newIdempotencyKey()
    for (const { position } of some) void changes.change({ op, shape: 'brush', points: [position], radius }, stroke)
    announce(said)
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {selected ? (
        <Button
          size="small"
          className="col-span-2"
          onClick={() => around([selected], tableFog.changedAround({ action: op, name: selected.name }))}
        >
          {tableFog.around({ action: op, name: selected.name })}
        </Button>
      ) : null}
      <RoomActions changes={changes} rooms={rooms} selected={selected} />
      {party.length > 0 ? (
        <Button
          size="small"
          className="col-span-2"
          onClick={() => around(party, tableFog.changedAroundParty({ action: op }))}
        >
          {tableFog.aroundParty({ action: op })}
        </Button>
      ) : null}
      <Button size="small" className={action} onClick={() => void changes.all('reveal')}>
        {tableFog.clearAll()}
      </Button>
      <Button size="small" className={action} onClick={() => void changes.all('cover')}>
        {tableFog.coverAll()}
      </Button>
      {hasSight ? (
        <Button size="small" className="col-span-2" onClick={() => void changes.release()}>
          {tableFog.leaveToSight()}
        </Button>
      ) : null}
      <Button size="small" className={action} aria-keyshortcuts="Control+Z Meta+Z" onClick={() => void changes.undo()}>
        {tableFog.undo()}
      </Button>
      <Start changes={changes} startsClosed={startsClosed} />
    </div>
  )
}

/** Resets the fog after a confirmation. */
function Start({ changes, startsClosed }: { readonly changes: FogChanges; readonly startsClosed: boolean }) {
  const [asks, setAsks] = useState(false)
  const start = (closed: boolean) => {
    setAsks(false)
    void changes.start(closed)
  }
  if (!asks)
    return (
      <Button size="small" className={action} onClick={() => setAsks(true)}>
        {tableFog.reset()}
      </Button>
    )
  return (
    <fieldset aria-label={tableFog.resetFog()} className="col-span-2 grid gap-2 border-t border-line pt-2">
      <p className="text-14 text-ink-2">{tableFog.starts({ start: startsClosed ? 'covered' : 'open' })}</p>
      <Button size="dense" variant="danger" onClick={() => start(true)}>
        {tableFog.startCovered()}
      </Button>
      <Button size="dense" variant="danger" onClick={() => start(false)}>
        {tableFog.startOpen()}
      </Button>
      <Button size="dense" onClick={() => setAsks(false)}>
        {tableFog.cancel()}
      </Button>
    </fieldset>
  )
}
