import { tableWallTool } from '@waybook/messages/tableWallTool'
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
      <p>{tableWallTool.elsewhere({ count: elsewhere })}</p>
      <Button size="small" onClick={writes.takeOver}>
        {tableWallTool.takeOver()}
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
          gaps === 0 ? [] : tableWallTool.gaps({ count: gaps }),
          freeEnds === 0 ? [] : tableWallTool.freeEnds({ count: freeEnds }),
        ]
          .flat()
          .join(', ')}
      </p>
      {gaps > 0 ? (
        <Button size="small" onClick={() => writes.change(closeGaps(walls, cell), tableWallTool.gapsClosed())}>
          {tableWallTool.closeGaps()}
        </Button>
      ) : null}
    </div>
  )
}
