import { closeGaps, wallProblems } from '@waybook/rules'
import { useId, useMemo } from 'react'

import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useTable, useTableState } from '../../table-context.ts'
import { ToolOptions } from '../../tool/tool-options.tsx'
import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import { useWallWrites, type WallWrites } from '../use-wall-writes.ts'
import { chooseWalls, dropSketch, useWallChoice, wallModes, type WallMode } from '../wall-edit.ts'
import { wallModeNames } from '../wall-words.ts'
import { SelectedParts } from './selected-parts.tsx'
import { useDrawWalls } from './use-draw-walls.ts'

const chain = 'Press point after point. Press the last one again, or Enter, to end.'
const hints: Readonly<Record<WallMode, string>> = {
  draw: `${chain} Shift keeps to steady angles.`,
  room: 'Press two opposite corners.',
  door: 'Press on a wall. The door is one cell wide.',
  window: 'Press on a wall. One sees through a window, but can’t step through.',
  curtain: `${chain} One can’t see through a curtain, but step through.`,
  low: `${chain} One sees over a low wall.`,
  object: `${chain} One sees furniture, but nothing behind it.`,
  light: 'Press where a light is. Drag a light to move it.',
  select: 'Press a wall or a light, or drag a box. Shift adds to the selection. Drag walls or their ends.',
}

/** The options of the tool Walls. */
export function WallsOptions() {
  const { mode, free } = useWallChoice()
  const writes = useWallWrites()
  return (
    <ToolOptions label="Walls">
      <ModeChoice />
      <p className="text-14 leading-5 text-ink-2 max-md:hidden">{hints[mode]}</p>
      <div className="flex flex-wrap items-center gap-2">
        <ChainButtons writes={writes} />
        <IconButton label="Undo walls" title="Undo" aria-keyshortcuts="Control+Z Meta+Z" onClick={writes.undo}>
          <Icon name="undo" />
        </IconButton>
        <IconButton
          label="Do walls again"
          title="Redo"
          aria-keyshortcuts="Shift+Control+Z Shift+Meta+Z"
          onClick={writes.redo}
        >
          <Icon name="redo" />
        </IconButton>
        <Switch label="Free" about="points don’t snap" checked={free} onChange={(on) => chooseWalls({ free: on })} />
      </div>
      <TakeOver writes={writes} />
      <SelectedParts writes={writes} />
      <Problems writes={writes} />
    </ToolOptions>
  )
}

const chip = 'radio-label rounded-control border border-control has-checked:border-lamp has-checked:bg-night-tint'

function ModeChoice() {
  const { state } = useTable()
  const { mode } = useWallChoice()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">What to draw</legend>
      <div className="flex flex-wrap gap-1.5 *:grow">
        {wallModes.map((one) => (
          <label key={one} className={`${chip} px-2 font-normal has-checked:font-semibold`}>
            <input
              type="radio"
              name={name}
              checked={one === mode}
              onChange={() => {
                dropSketch(state)
                chooseWalls({ mode: one })
              }}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {wallModeNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Ends a chain without a keyboard. */
function ChainButtons({ writes }: { readonly writes: WallWrites }) {
  const points = useTableState(({ wallEdit }) => wallEdit.chain.length)
  const { end, takeBack } = useDrawWalls(writes)
  if (points === 0) return null
  return (
    <>
      <Button size="small" variant="primary" onClick={end}>
        {points > 1 ? 'Done' : 'Give up'}
      </Button>
      {points > 1 ? (
        <Button size="small" onClick={takeBack}>
          Last point
        </Button>
      ) : null}
    </>
  )
}

/** Offers the walls of the picture that the scene showed before. */
function TakeOver({ writes }: { readonly writes: WallWrites }) {
  const elsewhere = useSceneWalls()?.elsewhere ?? 0
  if (elsewhere === 0) return null
  return (
    <div className="grid gap-2 text-14">
      <p>This picture has no walls. The one before has {elsewhere} walls and lights.</p>
      <Button size="small" onClick={writes.takeOver}>
        Take them over
      </Button>
    </div>
  )
}

function Problems({ writes }: { readonly writes: WallWrites }) {
  const walls = useSceneWalls()?.walls
  const { cell } = useWallFrame()
  const problems = useMemo(() => wallProblems(walls ?? [], cell), [walls, cell])
  const gaps = problems.filter(({ kind }) => kind === 'gap').length
  const freeEnds = problems.length - gaps
  if (!walls || problems.length === 0) return null
  return (
    <div className="grid gap-2 text-14">
      <p>
        {[
          gaps === 0 ? [] : `${gaps} narrow ${gaps === 1 ? 'gap' : 'gaps'} (×)`,
          freeEnds === 0 ? [] : freeWords(freeEnds),
        ]
          .flat()
          .join(', ')}
      </p>
      {gaps > 0 ? (
        <Button size="small" onClick={() => writes.change(closeGaps(walls, cell), 'Gaps closed')}>
          Close the gaps
        </Button>
      ) : null}
    </div>
  )
}

function freeWords(ends: number): string {
  return ends === 1 ? '1 free end (○)' : `${ends} free ends (○)`
}
