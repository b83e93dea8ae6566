import { tableWallTool } from '@waybook/messages/tableWallTool'
import { doorStates, lengthOf, wallKinds, type DoorState, type WallKind } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { Switch } from '#ui/field/switch.tsx'

import { useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { cellsOf, countOf, wallKindNames } from '../wall-words.ts'
import { useSelectedParts } from './use-selected-parts.ts'

type Selected = ReturnType<typeof useSelectedParts>

/** What can be done with the selected walls, or the selected light. */
export function SelectedParts({ writes }: { readonly writes: WallWrites }) {
  const selected = useSelectedParts(writes)
  if (selected.walls.length > 0) return <SelectedWalls {...selected} writes={writes} />
  return selected.light ? <SelectedLight {...selected} light={selected.light} /> : null
}

const kindOptions = () => wallKinds.map((value) => ({ value, label: wallKindNames[value]() }))
const stateNames: Readonly<Record<DoorState, () => string>> = {
  closed: () => tableWallTool.closed(),
  open: () => tableWallTool.open(),
  locked: () => tableWallTool.locked(),
}
const stateOptions = () => doorStates.map((value) => ({ value, label: stateNames[value]() }))

function SelectedWalls({ walls, writes, ...does }: Selected & { readonly writes: WallWrites }) {
  const { cell } = useWallFrame()
  const [first] = walls
  const kinds = new Set(walls.map(({ kind }) => kind))
  const isOneWay = walls.some(({ oneWay }) => oneWay)
  const door = walls.length === 1 && first?.kind === 'door' ? first : null
  const length = walls.reduce((sum, wall) => sum + lengthOf(wall), 0)
  return (
    <fieldset aria-label={tableWallTool.selectedWalls()} className="grid gap-2 border-t border-line pt-2">
      <div className="grid items-center gap-2 max-md:grid-cols-2">
        <p className="text-14">
          {tableWallTool.selected({ walls: countOf(walls.length), length: cellsOf(length, cell) })}
        </p>
        <SelectField
          label={tableWallTool.kind()}
          terse
          value={kinds.size === 1 ? first?.kind : ''}
          onChange={({ target }) => isKind(target.value) && does.changeKind(target.value)}
        >
          {kinds.size === 1 ? null : <option value="">{tableWallTool.differentKinds()}</option>}
          {kindOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {door ? (
        <>
          <Segments
            label={tableWallTool.door()}
            terse
            quiet
            options={stateOptions()}
            value={door.door ?? 'closed'}
            onChange={(state) => writes.door({ wallId: door.id, door: state, said: tableWallTool.doorNow({ state }) })}
          />
          <Switch
            label={tableWallTool.secret()}
            about={tableWallTool.secretHint()}
            checked={door.secret ?? false}
            onChange={(secret) =>
              writes.door({
                wallId: door.id,
                secret,
                said: secret ? tableWallTool.doorSecret() : tableWallTool.doorNotSecret(),
              })
            }
          />
        </>
      ) : null}
      <div className="grid grid-cols-2 gap-2 *:px-1! max-md:flex max-md:flex-wrap max-md:*:grow">
        {walls.length === 1 ? (
          <Button size="small" onClick={does.split}>
            {tableWallTool.split()}
          </Button>
        ) : (
          <Button size="small" onClick={does.straighten}>
            {tableWallTool.straighten()}
          </Button>
        )}
        {walls.length === 2 ? (
          <Button size="small" onClick={does.join}>
            {tableWallTool.join()}
          </Button>
        ) : (
          <Button size="small" onClick={does.selectConnected}>
            {tableWallTool.connected()}
          </Button>
        )}
        <Button size="small" onClick={does.flip}>
          {isOneWay ? tableWallTool.flip() : tableWallTool.oneWay()}
        </Button>
        {isOneWay ? (
          <Button size="small" onClick={does.bothWays}>
            {tableWallTool.bothWays()}
          </Button>
        ) : null}
        <Button size="small" variant="danger" aria-keyshortcuts="Delete" onClick={does.remove}>
          {tableWallTool.delete()}
        </Button>
      </div>
    </fieldset>
  )
}

function isKind(value: string): value is WallKind {
  return wallKinds.some((kind) => kind === value)
}

const REACH_MAX = 200

function SelectedLight({ light, changeLight, remove }: Selected & { readonly light: NonNullable<Selected['light']> }) {
  return (
    <fieldset aria-label={tableWallTool.selectedLight()} className="grid gap-2 border-t border-line pt-2">
      <Switch
        label={tableWallTool.lightSwitch()}
        checked={light.on}
        onChange={(on) => changeLight({ on }, on ? tableWallTool.lightSwitch() : tableWallTool.lightOff())}
      />
      {(['bright', 'dim'] as const).map((which) => {
        const cells = light[which]
        const least = which === 'dim' ? 1 : 0
        const to = (by: number) => Math.min(Math.max(Math.round(cells) + by, least), REACH_MAX)
        const set = (by: number) =>
          changeLight({ [which]: to(by) }, tableWallTool.reachTo({ which, cells: cellWord(to(by)) }))
        return (
          <Stepper
            key={which}
            name={tableWallTool.reachName({ which, cells: cellWord(cells) })}
            less={{ label: tableWallTool.lessLight({ which }), disabled: cells <= least, onStep: () => set(-1) }}
            more={{ label: tableWallTool.moreLight({ which }), disabled: cells >= REACH_MAX, onStep: () => set(1) }}
          >
            <span>{tableWallTool.reach({ which, cells })}</span>
          </Stepper>
        )
      })}
      <Button size="small" variant="danger" aria-keyshortcuts="Delete" onClick={remove}>
        {tableWallTool.delete()}
      </Button>
    </fieldset>
  )
}

const cellWord = (cells: number) => tableWallTool.cells({ cells })
