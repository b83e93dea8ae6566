import { closeGaps, wallProblems } from '@waybook/rules'
import { useMemo } from 'react'

import { Button } from '#ui/button/button.tsx'

import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'

/** Offers the walls of the picture that the scene showed before. */
export function TakeOver({ writes }: { readonly writes: WallWrites }) {
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

/** How many gaps and free ends there are. One press closes the gaps. */
export function WallProblems({ writes }: { readonly writes: WallWrites }) {
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
