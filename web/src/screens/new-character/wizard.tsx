import { experienceLeft } from '@waybook/rules'
import { useEffect, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import type { CharacterDraft } from '#stores/character-draft.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { stepsFor, type Step, type StepId } from './steps.ts'
import { BackgroundStep } from './steps/background-step.tsx'
import { CharacteristicsStep } from './steps/characteristics-step.tsx'
import { GearStep } from './steps/gear-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { OriginStep } from './steps/origin-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { SkillsStep } from './steps/skills-step.tsx'
import { TalentsStep } from './steps/talents-step.tsx'
import { useFinish } from './use-finish.ts'
import { NewCharacterContext, useDraft, useNewCharacter, type Offers } from './use-new-character.ts'

interface WizardProps {
  readonly stored: CharacterDraft
  readonly offers: Offers
  readonly step: StepId
  readonly onStep: (step: StepId) => void
}

/** The steps of a new character. Every step can be skipped and returned to; each change is kept on the device at once. */
export function Wizard({ stored, offers, step: wanted, onStep }: WizardProps) {
  const character = useDraft(stored, offers)
  const steps = stepsFor({
    origins: offers.archetypes.length + offers.careers.length,
    talents: offers.talents.length,
  })
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  )
  const step = steps[index] ?? steps[0]
  useTopOfStep(step?.id)
  if (!step) return null
  const go = (by: 1 | -1) => {
    const to = steps[index + by]
    if (to) onStep(to.id)
  }
  return (
    <NewCharacterContext value={character}>
      <div data-editor className="-mt-4 -mb-18 flex min-h-[calc(100dvh-var(--view-bar))] flex-col">
        <Head steps={steps} index={index} onStep={onStep} />
        <div className="mx-auto w-full max-w-172 grow py-4">
          <StepContent step={step.id} onStep={onStep} />
        </div>
        <Foot isFirst={index === 0} isLast={index === steps.length - 1} onBack={() => go(-1)} onNext={() => go(1)} />
      </div>
    </NewCharacterContext>
  )
}

/** A step begins at its top. */
function useTopOfStep(step: StepId | undefined) {
  useEffect(() => void window.scrollTo({ top: 0 }), [step])
}

function StepContent({ step, onStep }: { readonly step: StepId; readonly onStep: (step: StepId) => void }) {
  switch (step) {
    case 'name':
      return <NameStep />
    case 'origin':
      return <OriginStep />
    case 'characteristics':
      return <CharacteristicsStep />
    case 'skills':
      return <SkillsStep />
    case 'talents':
      return <TalentsStep />
    case 'gear':
      return <GearStep />
    case 'background':
      return <BackgroundStep />
    case 'review':
      return <ReviewStep onStep={onStep} />
  }
}

export function CloseLink() {
  const { role } = useMe()
  return (
    <PageLink href={role === 'player' ? '/' : '/characters'} className="-ms-3 icon-button text-ink">
      <Icon name="close" />
      <span className="sr-only">Close. The draft stays on this device.</span>
    </PageLink>
  )
}

interface HeadProps {
  readonly steps: readonly Step[]
  readonly index: number
  readonly onStep: (step: StepId) => void
}

function Head({ steps, index, onStep }: HeadProps) {
  const { creation } = useNewCharacter()
  const left = experienceLeft(creation)
  return (
    <header className="sticky top-(--view-bar) z-4 bg-surface pt-1.5 pb-2.5 full-bleed low:static">
      <div className="mx-auto max-w-172">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1">
          <CloseLink />
          <div>
            <p className="text-12 text-ink-2">{`New player character, step ${index + 1} of ${steps.length}`}</p>
            <Heading className="text-22 md:text-26">{steps[index]?.title ?? ''}</Heading>
          </div>
          {index === 0 ? null : (
            <output className="leading-tight block text-right text-12 text-ink-2">
              <b className={classNames('block text-22 font-semibold font-serif', left < 0 ? 'text-bad' : 'text-ink')}>
                {left}
              </b>{' '}
              experience left
            </output>
          )}
        </div>
        <nav aria-label="Steps" className="mt-1 grid auto-cols-fr grid-flow-col gap-1">
          {steps.map(({ id, title }, place) => (
            <button
              key={id}
              type="button"
              aria-current={place === index ? 'step' : undefined}
              onClick={() => onStep(id)}
              className={classNames(
                'relative h-1.5 rounded-[2px] border after:absolute after:-inset-x-0.5 after:-inset-y-5',
                place === index
                  ? 'border-mark bg-mark'
                  : place < index
                    ? 'border-control bg-control'
                    : 'border-control bg-sunk',
              )}
            >
              <span className="sr-only">{title}</span>
            </button>
          ))}
        </nav>
      </div>
    </header>
  )
}

interface FootProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

function Foot({ isFirst, isLast, onBack, onNext }: FootProps) {
  return (
    <footer className="sticky bottom-0 z-4 bg-surface py-2.5 foot-bleed low:static">
      <div className="mx-auto grid max-w-172 grid-cols-[auto_auto_minmax(0,1fr)] gap-2 pb-[env(safe-area-inset-bottom)] md:flex md:justify-end">
        {isFirst ? null : <Button onClick={onBack}>Back</Button>}
        {isLast ? (
          <Finish />
        ) : (
          <>
            <Button variant="ghost" onClick={onNext}>
              Skip
            </Button>
            <Button
              variant="primary"
              className="col-start-3 md:min-w-64"
              aria-keyshortcuts="Alt+ArrowRight"
              onClick={onNext}
            >
              Next
            </Button>
          </>
        )}
      </div>
    </footer>
  )
}

function Finish(): ReactNode {
  const { draft } = useNewCharacter()
  const { role } = useMe()
  const { mutate, isPending, error } = useFinish()
  const isNameless = draft.name.trim() === ''
  return (
    <div className="col-span-2 grid gap-2 md:min-w-64">
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button
        variant="primary"
        busy={isPending}
        busyLabel="Creating..."
        disabledReason={isNameless ? 'The character needs a name.' : undefined}
        onClick={() => mutate()}
      >
        {role === 'player' ? 'Join the party' : 'Put into the party'}
      </Button>
    </div>
  )
}
