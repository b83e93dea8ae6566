import type { FirstStepName, FirstSteps } from '@waybook/contract'
import { firstHour } from '@waybook/messages/firstHour'
import { useState } from 'react'

import { SceneFromMap } from '#parts/scene-from-map/scene-from-map.tsx'
import { openPlayPanel } from '#stores/checks.ts'
import { openNewPage } from '#stores/new-page.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { happenedInWords, stepWords } from './step-words.ts'

interface StepRowProps {
  readonly name: FirstStepName
  readonly steps: FirstSteps
  /** The number of the step, from 1. */
  readonly number: number
  readonly isDone: boolean
  /** Whether it is the suggested step. */
  readonly isNext: boolean
}

/** A step of the first hour: what it is for and what happened, with the action that opens the right thing directly. */
export function StepRow({ name, steps, number, isDone, isNext }: StepRowProps) {
  const [now] = useState(() => Date.now())
  const { title, open } = stepWords[name]
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'lead-cols-11 grid min-h-17 items-center gap-x-3.5 gap-y-1 py-2.5 md:gap-x-4',
        isNext
          ? 'bg-mark-tint max-md:-mx-gutter max-md:px-gutter rounded-control py-4 md:-mx-4 md:px-4'
          : 'border-line border-b md:grid-cols-[2.75rem_minmax(0,1fr)_auto]',
      )}
    >
      <StepMark number={number} isDone={isDone} isNext={isNext} />
      <div className="min-w-0">
        <h3 className={classNames('text-18', isDone && 'font-medium')}>
          {title()}
          {isDone ? <span className="sr-only"> {firstHour.done()}</span> : null}
        </h3>
        <p className="text-14 wrap-anywhere text-ink-2">{happenedInWords(name, steps, now) ?? open()}</p>
      </div>
      {/* A borderless button is aligned by its words. */}
      <div
        className={classNames(
          'flex flex-wrap gap-2.5 max-md:col-start-2',
          isNext ? 'col-start-2 mt-1.5' : 'max-md:-ms-[1.15rem] md:-me-[1.15rem]',
        )}
      >
        <StepAction name={name} isDone={isDone} look={isNext ? { variant: 'primary' } : { variant: 'ghost' }} />
      </div>
    </li>
  )
}

function StepMark({ number, isDone, isNext }: Pick<StepRowProps, 'number' | 'isDone' | 'isNext'>) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-11 place-items-center rounded-round border-[1.5px] font-serif text-18 font-semibold max-md:self-start',
        isDone ? 'border-transparent bg-raised text-good' : isNext ? 'border-mark bg-surface' : 'border-control',
      )}
    >
      {isDone ? <Icon name="check" /> : number}
    </span>
  )
}

interface StepActionProps {
  readonly name: FirstStepName
  readonly isDone: boolean
  readonly look: ButtonLook
}

function StepAction({ name, isDone, look }: StepActionProps) {
  switch (name) {
    case 'character':
      return (
        <ButtonLink {...look} href="/new-character">
          {isDone ? firstHour.anotherCharacter() : firstHour.newCharacter()}
        </ButtonLink>
      )
    case 'place':
      return (
        <Button {...look} aria-haspopup="dialog" onClick={() => openNewPage({ type: 'location' })}>
          {isDone ? firstHour.anotherPlace() : firstHour.newPlace()}
        </Button>
      )
    case 'invite':
      return (
        <ButtonLink {...look} href="/admin/members">
          {isDone ? firstHour.inviteMore() : firstHour.invitePlayer()}
        </ButtonLink>
      )
    case 'scene':
      return <SceneFromMap {...look} size="normal" label={isDone ? firstHour.anotherScene() : firstHour.newScene()} />
    case 'roll':
      return (
        <Button {...look} aria-haspopup="dialog" onClick={() => openPlayPanel('call')}>
          {firstHour.callCheck()}
        </Button>
      )
  }
}
