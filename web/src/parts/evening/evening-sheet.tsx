import { eveningEnd } from '@waybook/messages/eveningEnd'

import { closeEveningEnd } from '#stores/evening.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { EveningStep } from './evening-steps.ts'
import { Amount, NextDate } from './step-fields.tsx'
import { useEvening, type StepState } from './use-evening.ts'

type EveningState = ReturnType<typeof useEvening>

/** What a game master does at the end of an evening, on one sheet. Each step can be left out before, and undone afterwards. */
export function EveningSheet() {
  const evening = useEvening()
  const { steps, hasBegun, error } = evening
  return (
    <Dialog
      open
      onClose={closeEveningEnd}
      title={hasBegun ? eveningEnd.goodNight() : eveningEnd.endOfEvening()}
      shape="sheet"
    >
      <output className="text-14 text-ink-2">{steps ? summary(evening, steps) : ''}</output>
      {error && !steps ? <ErrorAlert message={eveningEnd.failed({ reason: error.message })} /> : null}
      {steps || error ? null : <Spinner />}
      {steps?.length === 0 ? <EmptyState>{eveningEnd.nothing()}</EmptyState> : null}
      <ul>
        {steps?.map((step) => (
          <Step key={step.id} step={step} evening={evening} />
        ))}
      </ul>
      {evening.next.planned === null ? null : (
        <p className="border-t border-line pt-3 text-14 text-ink-2">
          {eveningEnd.nextDateIs({ date: evening.next.planned })}
        </p>
      )}
      <Foot evening={evening} />
    </Dialog>
  )
}

function summary({ hasBegun, stateOf }: EveningState, steps: readonly EveningStep[]): string {
  if (!hasBegun) return eveningEnd.allAtOnce()
  const done = steps.filter(({ id }) => stateOf(id).is === 'done').length
  return eveningEnd.doneOf({ done, count: steps.length })
}

interface StepProps {
  readonly step: EveningStep
  readonly evening: EveningState
}

function Step({ step, evening }: StepProps) {
  const { id, title, detail } = step
  const state = evening.stateOf(id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <label className="flex min-h-hit min-w-0 flex-1 basis-60 items-center gap-3">
        {evening.hasBegun ? (
          <Mark state={state} />
        ) : (
          <input
            type="checkbox"
            checked={state.is === 'planned' && state.isTicked}
            onChange={({ target }) => evening.tick(id, target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
        )}
        <span className="min-w-0">
          <b className="block font-serif text-18 font-semibold">{title}</b>
          <span className={state.is === 'failed' ? 'text-14 font-semibold text-bad' : 'text-14 text-ink-2'}>
            {textOf(state, detail)}
          </span>
        </span>
      </label>
      {id === 'experience' && !evening.hasBegun ? <Amount evening={evening} /> : null}
      {id === 'date' && !evening.hasBegun ? <NextDate evening={evening} /> : null}
      <After step={step} evening={evening} />
    </li>
  )
}

function textOf(state: StepState, detail: string): string {
  switch (state.is) {
    case 'planned':
    case 'busy':
      return detail
    case 'done':
      return state.done.text
    case 'failed':
      return eveningEnd.notDone({ reason: state.message })
    case 'undone':
      return eveningEnd.undone()
  }
}

function Mark({ state }: { readonly state: StepState }) {
  const isDone = state.is === 'done'
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-round border-2 ${isDone ? 'border-good text-good' : 'border-dashed border-control'}`}
    >
      {isDone ? <Icon name="check" /> : null}
    </span>
  )
}

/** What can be done about a step after it has run. */
function After({ step, evening }: StepProps) {
  const state = evening.stateOf(step.id)
  if (state.is === 'failed')
    return (
      <Button size="small" onClick={() => void evening.runStep(step)}>
        {eveningEnd.tryAgain()}
      </Button>
    )
  if (state.is !== 'done') return null
  const { link } = state.done
  return (
    <div className="flex items-center gap-3">
      {link ? (
        <PageLink href={link.href} onClick={closeEveningEnd} className="py-2 font-semibold text-link">
          {link.label}
        </PageLink>
      ) : null}
      <Button
        size="small"
        aria-label={eveningEnd.undoStep({ step: step.title })}
        onClick={() => void evening.undo(step.id)}
      >
        <Icon name="undo" />
        {eveningEnd.undo()}
      </Button>
    </div>
  )
}

function Foot({ evening }: { readonly evening: EveningState }) {
  const { steps = [], hasBegun, stateOf, end, undoAll } = evening
  const states = steps.map(({ id }) => stateOf(id))
  const count = states.filter((state) => state.is === 'planned' && state.isTicked).length
  const isBusy = states.some(({ is }) => is === 'busy')
  if (hasBegun)
    return (
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy || !states.some(({ is }) => is === 'done')} onClick={() => void undoAll()}>
          {eveningEnd.undoAll()}
        </Button>
        <Button variant="primary" onClick={closeEveningEnd}>
          {eveningEnd.close()}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={closeEveningEnd}>{eveningEnd.notYet()}</Button>
      <Button variant="primary" disabled={count === 0} onClick={() => void end()}>
        {eveningEnd.endEvening({ count })}
      </Button>
    </div>
  )
}
