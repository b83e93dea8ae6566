import type { DiceChange } from '@waybook/contract'
import { dieKinds, readAddress, type Throwable } from '@waybook/rules'

import { DieShape } from '#look/die-shape.tsx'
import { ThrownFace } from '#look/thrown-face.tsx'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { dateFormat } from '#ui/text/words.ts'

const formatTime = dateFormat({ hour: '2-digit', minute: '2-digit' })

interface ChangeListProps {
  readonly changes: readonly DiceChange[]
  readonly busy: boolean
  readonly onUndo: (changeId: string) => void
  readonly onDecide: (changeId: string, allow: boolean) => void
}

/** The changes of a roll with their reasons, newest first. */
export function ChangeList({ changes, ...handlers }: ChangeListProps) {
  // The row of an undone change says who undid it.
  const shown = changes.filter(({ undoes, state }) => undoes === null || state !== 'counts')
  if (shown.length === 0) return null
  return (
    <ul aria-label="Changes" className="grid">
      {shown.toReversed().map((change) => (
        <ChangeRow key={change.id} change={change} {...handlers} />
      ))}
    </ul>
  )
}

type ChangeRowProps = Omit<ChangeListProps, 'changes'> & { readonly change: DiceChange }

function ChangeRow({ change, busy, onUndo, onDecide }: ChangeRowProps) {
  const { id, at, by, steps, reason, undoes, state, undo, decidable, withdrawable, pays } = change
  const words = undoes === null ? steps.map((step) => step.words).join(', ') : 'asks to undo a change'
  const who = state === 'asked' && undoes === null ? `${by} asks:` : by
  const points = usePointWords()
  const cost = { triumph: 'Costs a triumph', storyPoint: `Costs a ${points.one}`, none: '' }[pays ?? 'none']
  const told = [who, words].filter((part) => part !== '').join(' ') || reason
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-b border-line py-1.5">
      <div className={classNames('min-w-0 wrap-anywhere', state === 'counts' ? '' : 'text-ink-2')}>
        <p className={classNames('leading-6', (state === 'undone' || state === 'refused') && 'line-through')}>{told}</p>
        <span className="flex flex-wrap items-center gap-x-3">
          {steps.map(({ step, from }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the steps of a change never change
            <StepFaces key={index} step={step} from={from} />
          ))}
        </span>
        <p className="text-14 text-ink-2">
          {[reason === told ? '' : reason, cost, stateWords(change), formatTime(at)]
            .filter((part) => part !== '')
            .join('. ')}
        </p>
      </div>
      <span className="flex gap-1">
        {undo === 'no' ? null : (
          <Button size="small" busy={busy} aria-label={`Undo: ${told}`} onClick={() => onUndo(id)}>
            {undo === 'now' ? 'Undo' : 'Ask to undo'}
          </Button>
        )}
        {decidable ? (
          <>
            <Button size="small" busy={busy} aria-label={`Allow: ${told}`} onClick={() => onDecide(id, true)}>
              Allow
            </Button>
            <Button size="small" busy={busy} aria-label={`No: ${told}`} onClick={() => onDecide(id, false)}>
              No
            </Button>
          </>
        ) : null}
        {withdrawable && !decidable ? (
          <Button size="small" busy={busy} aria-label={`Withdraw: ${told}`} onClick={() => onDecide(id, false)}>
            Withdraw
          </Button>
        ) : null}
      </span>
    </li>
  )
}

function stateWords({ state, decidedBy, withdrawable, by }: DiceChange): string {
  switch (state) {
    case 'asked':
      return 'Waits for the game master'
    case 'refused':
      return decidedBy === by || withdrawable ? 'Withdrawn' : `Not allowed by ${decidedBy ?? ''}`
    case 'undone':
      return `Undone by ${decidedBy ?? ''}`
    case 'counts':
      return decidedBy === null ? '' : `Allowed by ${decidedBy}`
  }
}

/** The face before and the face now. */
function StepFaces({ step, from }: Pick<DiceChange['steps'][number], 'step' | 'from'>) {
  const address = step.op === 'symbol' ? null : readAddress(step.die)
  if (step.op === 'symbol' || !address) return null
  return (
    <span aria-hidden="true" className="flex items-center gap-1">
      {step.op === 'add' ? '+' : null}
      {from === null || step.op === 'add' ? null : (
        <span className="w-6">
          <ThrownFace die={address.die} face={from} />
        </span>
      )}
      {step.op === 'add' ? null : '→'}
      {step.face === null ? (
        <UnknownFace die={address.die} isRemoved={step.op === 'remove'} />
      ) : (
        <span className="grid w-6">
          <ThrownFace die={address.die} face={step.face} />
        </span>
      )}
    </span>
  )
}

/** A die that is gone, or that has not fallen yet. */
function UnknownFace({ die, isRemoved }: { readonly die: Throwable; readonly isRemoved: boolean }) {
  const kind = dieKinds.find((one) => one === die)
  if (isRemoved || !kind) return isRemoved ? '–' : '?'
  return (
    <span className="grid w-6">
      <DieShape die={kind} />
    </span>
  )
}
