import type { DiceChange } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
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
    <ul aria-label={changeDice.changes()} className="grid">
      {shown.toReversed().map((change) => (
        <ChangeRow key={change.id} change={change} {...handlers} />
      ))}
    </ul>
  )
}

type ChangeRowProps = Omit<ChangeListProps, 'changes'> & { readonly change: DiceChange }

function ChangeRow({ change, busy, onUndo, onDecide }: ChangeRowProps) {
  const { id, at, steps, reason, state, undo, decidable, withdrawable, pays } = change
  const points = usePointWords()
  const cost = pays === 'triumph' ? changeDice.costsTriumph() : pays ? changeDice.costsPoint({ point: points.one }) : ''
  const told = toldOf(change) || reason
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
          <Button
            size="small"
            busy={busy}
            aria-label={changeDice.undoChange({ change: told })}
            onClick={() => onUndo(id)}
          >
            {undo === 'now' ? changeDice.undo() : changeDice.askToUndo()}
          </Button>
        )}
        {decidable ? (
          <>
            <Button
              size="small"
              busy={busy}
              aria-label={changeDice.allowChange({ change: told })}
              onClick={() => onDecide(id, true)}
            >
              {changeDice.allow()}
            </Button>
            <Button
              size="small"
              busy={busy}
              aria-label={changeDice.refuseChange({ change: told })}
              onClick={() => onDecide(id, false)}
            >
              {changeDice.no()}
            </Button>
          </>
        ) : null}
        {withdrawable && !decidable ? (
          <Button
            size="small"
            busy={busy}
            aria-label={changeDice.withdrawChange({ change: told })}
            onClick={() => onDecide(id, false)}
          >
            {changeDice.withdraw()}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

/** Who changed what, such as "Odo turned a die"; empty if neither is known. */
function toldOf({ by, steps, undoes, state }: DiceChange): string {
  if (undoes !== null) return changeDice.asksToUndo({ player: by })
  const words = steps.map((step) => step.words).join(', ')
  if (by === '' || words === '') return by + words
  return state === 'asked'
    ? changeDice.asks({ player: by, change: words })
    : changeDice.did({ player: by, change: words })
}

function stateWords({ state, decidedBy, withdrawable, by }: DiceChange): string {
  switch (state) {
    case 'asked':
      return changeDice.waits()
    case 'refused':
      return decidedBy === by || withdrawable
        ? changeDice.withdrawn()
        : changeDice.notAllowed({ person: decidedBy ?? '' })
    case 'undone':
      return changeDice.undoneBy({ person: decidedBy ?? '' })
    case 'counts':
      return decidedBy === null ? '' : changeDice.allowedBy({ person: decidedBy })
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
