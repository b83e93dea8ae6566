import { tableWallTool } from '@waybook/messages/tableWallTool'
import { useId } from 'react'

import { useTable, useTableState } from '#screens/tabletop/table-context.ts'
import { ToolOptions } from '#screens/tabletop/tool/tool-options.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { dropSketch } from '../change-edit.ts'
import { useWallWrites } from '../use-wall-writes.ts'
import { chooseWalls, useWallChoice, wallModes, type WallMode } from '../wall-edit.ts'
import { wallModeNames } from '../wall-words.ts'
import { SelectedParts } from './selected-parts.tsx'
import { useDrawWalls } from './use-draw-walls.ts'
import { TakeOver, WallProblems } from './wall-notices.tsx'

const hints: Readonly<Record<WallMode, () => string>> = {
  draw: () => tableWallTool.hintDraw(),
  room: () => tableWallTool.hintRoom(),
  door: () => tableWallTool.hintDoor(),
  window: () => tableWallTool.hintWindow(),
  curtain: () => tableWallTool.hintCurtain(),
  low: () => tableWallTool.hintLow(),
  object: () => tableWallTool.hintFurniture(),
  light: () => tableWallTool.hintLight(),
  select: () => tableWallTool.hintSelect(),
}

/** The options of the tool Walls. */
export function WallsOptions() {
  const { mode, free } = useWallChoice()
  const writes = useWallWrites()
  const draw = useDrawWalls(writes)
  return (
    <ToolOptions label={tableWallTool.walls()}>
      <ModeChoice />
      <p className="text-14 leading-5 text-ink-2 max-md:hidden">{hints[mode]()}</p>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={tableWallTool.undoWalls()}
          title={tableWallTool.undo()}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void (draw.takeBack() || writes.undo())}
        >
          <Icon name="undo" />
        </IconButton>
        <IconButton
          label={tableWallTool.redoWalls()}
          title={tableWallTool.redo()}
          aria-keyshortcuts="Shift+Control+Z Shift+Meta+Z"
          onClick={writes.redo}
        >
          <Icon name="redo" />
        </IconButton>
        <Button
          size="small"
          aria-pressed={free}
          title={tableWallTool.freeHint()}
          onClick={() => chooseWalls({ free: !free })}
          className="ms-auto aria-pressed:border-lamp aria-pressed:bg-night-tint"
        >
          {tableWallTool.free()}
        </Button>
        <EndButton end={draw.end} />
      </div>
      <TakeOver writes={writes} />
      <SelectedParts writes={writes} />
      <WallProblems writes={writes} />
    </ToolOptions>
  )
}

const chip = 'radio-label rounded-control border border-control has-checked:border-lamp has-checked:bg-night-tint'

/** Chips, or on phones a select box, because the map needs the space. */
function ModeChoice() {
  const { state } = useTable()
  const { mode } = useWallChoice()
  const name = useId()
  const choose = (wanted: WallMode) => {
    dropSketch(state)
    chooseWalls({ mode: wanted })
  }
  return (
    <>
      <fieldset className="max-md:hidden">
        <legend className="sr-only">{tableWallTool.what()}</legend>
        <div className="flex flex-wrap gap-1.5 *:grow">
          {wallModes.map((one) => (
            <label key={one} className={`${chip} px-2 font-normal has-checked:font-semibold`}>
              <input
                type="radio"
                name={name}
                checked={one === mode}
                onChange={() => choose(one)}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              {wallModeNames[one]()}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="md:hidden">
        <SelectField
          label={tableWallTool.what()}
          terse
          value={mode}
          onChange={({ target }) => wallModes.filter((one) => one === target.value).forEach(choose)}
        >
          {wallModes.map((one) => (
            <option key={one} value={one}>
              {wallModeNames[one]()}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** Ends a chain without a keyboard. */
function EndButton({ end }: { readonly end: () => void }) {
  const points = useTableState(({ wallEdit }) => wallEdit.chain.length)
  const { mode } = useWallChoice()
  if (points === 0) return null
  const isDone = points > 1 && mode !== 'room'
  return (
    <Button size="small" variant={isDone ? 'primary' : 'secondary'} onClick={end} className="grow">
      {isDone ? tableWallTool.done() : tableWallTool.giveUp()}
    </Button>
  )
}
