import { upgrade } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { useStoryPoints } from '#api/use-story-points.ts'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { changeTray, useTray } from '#stores/tray.ts'
import { StoryPointRow } from '#ui/dice/story-point-row.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

/** The story points, one of which upgrades the roller's dice for this roll. */
export function TrayStoryPoints() {
  const { pool, beforeUpgrade } = useTray()
  const { points, act, busy, error } = useStoryPoints()
  const words = usePointWords()
  const side = useMe().role === 'gameMaster' ? 'gameMaster' : 'players'
  if (!points) return null
  const params = { side, version: points.version } as const
  const spend = () =>
    act(
      { name: 'spendStoryPoint', params },
      { onSuccess: () => changeTray({ pool: upgrade(pool, 'roller', 1), beforeUpgrade: pool }) },
    )
  const takeBack = () =>
    act(
      { name: 'undoStoryPoint', params },
      { onSuccess: () => changeTray({ pool: beforeUpgrade ?? pool, beforeUpgrade: null }) },
    )
  return (
    <>
      <StoryPointRow
        points={points}
        side={side}
        words={words}
        isSpent={beforeUpgrade !== null}
        busy={busy}
        upgrades="dice"
        onSpend={spend}
        onTakeBack={takeBack}
      />
      <StatusLine>{error}</StatusLine>
    </>
  )
}
