import { useQueryClient } from '@tanstack/react-query'
import { nextStep, stepsWithState, type Beginning, type FirstSteps } from '@waybook/contract'
import { firstHour } from '@waybook/messages/firstHour'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { FirstHourRail } from './first-hour-rail.tsx'
import { StepRow } from './step-row.tsx'

/** The live connection does not report new accounts. */
const REFRESH_EVERY_MS = 10_000

export interface FirstHourProps {
  /** `null` after it was put away. */
  readonly young: Extract<Beginning, { kind: 'firstSteps' }> | null
  readonly isPutAway: boolean
  readonly onPutAway: (isPutAway: boolean) => void
}

/** The steps of a campaign's first hour, for its game master. */
export function FirstHour({ young, isPutAway, onPutAway }: FirstHourProps) {
  const { putAway, error } = usePutAway(onPutAway)
  const waits = young?.steps.invite?.players.length === 0
  useOperation('getBeginning', {}, { refetchInterval: waits ? REFRESH_EVERY_MS : false })
  return (
    <>
      {young ? (
        <div className="my-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-7 md:my-7 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <StepList steps={young.steps} error={error} onPutAway={() => putAway(true)} />
          <FirstHourRail pages={young.pages} />
        </div>
      ) : null}
      <UndoToast
        message={isPutAway ? firstHour.isPutAway() : null}
        onUndo={() => putAway(false)}
        onEnd={() => onPutAway(false)}
      />
    </>
  )
}

function usePutAway(onPutAway: FirstHourProps['onPutAway']) {
  const campaignId = useMe().campaign.id
  const queries = useQueryClient()
  const { mutate, error } = useWrite('changeSettings', {
    params: (isAway: boolean) => ({ campaignId, settings: { firstSteps: !isAway } }),
    onSuccess: async (_, isAway) => {
      onPutAway(isAway)
      await queries.invalidateQueries({ queryKey: ['getBeginning'] })
    },
  })
  return { putAway: mutate, error }
}

interface StepListProps {
  readonly steps: FirstSteps
  readonly error: Error | null
  readonly onPutAway: () => void
}

function StepList({ steps, error, onPutAway }: StepListProps) {
  const [heading, about] = ['first-hour', 'first-hour-about']
  const all = stepsWithState(steps)
  const done = all.filter(({ isDone }) => isDone).length
  const next = nextStep(steps)
  const putAway = (words: string) => (
    <button type="button" onClick={onPutAway} className="font-medium text-link underline underline-offset-4">
      {words}
    </button>
  )
  return (
    <section aria-labelledby={heading} aria-describedby={about} className="border-t-2 border-ink pt-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={heading} className="text-26">
          {firstHour.heading()}
        </h2>
        <output id={about} className="text-14 text-ink-2">
          {firstHour.doneOf({ done, all: all.length })}
        </output>
      </div>
      <ol className="mt-1">
        {all.map(({ name, isDone }, index) => (
          <StepRow key={name} name={name} steps={steps} number={index + 1} isDone={isDone} isNext={name === next} />
        ))}
      </ol>
      <p className="mt-4 flex gap-2.5 text-14 text-ink-2">
        <Icon name="history" className="size-5" />
        <span>
          <RichMessage parts={firstHour.leaves({ putAway })} />
        </span>
      </p>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </section>
  )
}
