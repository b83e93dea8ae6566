import type { StoryPoints } from '@waybook/contract'
import { storyPanel } from '@waybook/messages/storyPanel'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { useStoryPoints, type PointsAction } from '#api/use-story-points.ts'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { closePlayPanel } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { PointDots } from '#ui/text/point-dots.tsx'

import { RollDestiny } from './roll-destiny.tsx'

type Side = 'players' | 'gameMaster'

/** Both pools of story points, or of destiny points. Spends a point outside a check and undoes that; the game master can also set the pools. */
export function StoryPanel() {
  const { points, act, busy, error } = useStoryPoints()
  const { role, campaign, forceDie } = useMe()
  const { title } = usePointWords()
  const isGameMaster = role === 'gameMaster'
  return (
    <Dialog open onClose={closePlayPanel} title={title} shape="sheet">
      {points ? (
        <>
          <p className="text-14 text-ink-2">{storyPanel.rule()}</p>
          <SideRow side="players" mayUse points={points} busy={busy} onAct={act} />
          <SideRow side="gameMaster" mayUse={isGameMaster} points={points} busy={busy} onAct={act} />
          <LastSpent points={points} busy={busy} onAct={act} />
          <StatusLine>{error}</StatusLine>
          {isGameMaster && forceDie && campaign.points === 'destiny' ? <RollDestiny /> : null}
          {isGameMaster ? <SetPoints key={points.version} points={points} busy={busy} onAct={act} /> : null}
        </>
      ) : (
        <Spinner />
      )}
      <Button onClick={closePlayPanel}>{storyPanel.close()}</Button>
    </Dialog>
  )
}

interface PointsProps {
  readonly points: StoryPoints
  readonly busy: boolean
  readonly onAct: (action: PointsAction) => void
}

interface SideRowProps extends PointsProps {
  readonly side: Side
  readonly mayUse: boolean
}

function SideRow({ side, mayUse, points, busy, onAct }: SideRowProps) {
  const count = points[side]
  const words = usePointWords()
  const { spend: spendWords } = words
  const spend = () => onAct({ name: 'spendStoryPoint', params: { side, version: points.version } })
  return (
    <section aria-label={words[side]} className="flex items-center justify-between gap-3 border-t border-line pt-3">
      <div>
        <h3 className="font-sans text-14 font-bold">{words[side]}</h3>
        <p>
          <PointDots count={count} shape={side === 'players' ? 'round' : 'square'} /> {words.counted(count)}
        </p>
      </div>
      {mayUse ? (
        <Button
          busy={busy}
          disabled={count === 0}
          onClick={spend}
          aria-label={storyPanel.spendFrom({ spend: spendWords, pool: words[side] })}
        >
          {spendWords}
        </Button>
      ) : null}
    </section>
  )
}

/** The last point spent outside a check. */
function LastSpent({ points: { last, version }, busy, onAct }: PointsProps) {
  if (!last) return null
  const { side, by, undoable } = last
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-3 text-14">
      <p aria-live="polite">{storyPanel.spent({ by, side })}</p>
      {undoable ? (
        <Button size="small" busy={busy} onClick={() => onAct({ name: 'undoStoryPoint', params: { side, version } })}>
          {storyPanel.undo()}
        </Button>
      ) : null}
    </div>
  )
}

/** The maximum of a pool, more than any table needs. */
const POINTS_MAX = 20

/** Sets both pools, for example at the start of a session. */
function SetPoints({ points, busy, onAct }: PointsProps) {
  const isRolled = useMe().campaign.points === 'destiny'
  const { sides } = usePointWords()
  const [players, setPlayers] = useState(points.players)
  const [gameMaster, setGameMaster] = useState(points.gameMaster)
  const isSame = players === points.players && gameMaster === points.gameMaster
  return (
    <section aria-label={storyPanel.setThePoints()} className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-sans text-14 font-bold">{isRolled ? storyPanel.orSet() : storyPanel.atStart()}</h3>
      <div className="grid grid-cols-2 gap-2">
        <CountStepper name={sides[0]} count={players} onChange={setPlayers} />
        <CountStepper name={sides[1]} count={gameMaster} onChange={setGameMaster} />
      </div>
      <Button
        busy={busy}
        disabled={isSame}
        onClick={() => onAct({ name: 'setStoryPoints', params: { players, gameMaster } })}
      >
        {storyPanel.setPoints()}
      </Button>
    </section>
  )
}

interface CountStepperProps {
  readonly name: string
  readonly count: number
  readonly onChange: (count: number) => void
}

function CountStepper({ name, count, onChange }: CountStepperProps) {
  return (
    <Stepper
      name={storyPanel.side({ side: name, count })}
      less={{ label: storyPanel.less({ side: name }), disabled: count <= 0, onStep: () => onChange(count - 1) }}
      more={{
        label: storyPanel.more({ side: name }),
        disabled: count >= POINTS_MAX,
        onStep: () => onChange(count + 1),
      }}
    >
      <span className="grid" aria-live="polite">
        <b>{count}</b>
        <span className="text-12 leading-4 font-normal text-ink-2">{name}</span>
      </span>
    </Stepper>
  )
}
