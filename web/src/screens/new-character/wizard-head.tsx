import { newCharacter } from '@waybook/messages/newCharacter'
import { experienceLeft } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import type { StepId } from './steps.ts'
import { useNewCharacter } from './use-new-character.ts'

/** Leaves the steps. The draft stays. */
export function CloseLink() {
  const { role } = useMe()
  return (
    <PageLink href={role === 'player' ? '/' : '/characters'} className="-ms-3 icon-button text-ink">
      <Icon name="close" />
      <span className="sr-only">{newCharacter.close()}</span>
    </PageLink>
  )
}

const unspent = {
  number: (words: string) => <b className="block font-serif text-22 font-semibold text-ink">{words}</b>,
}
const overspent = {
  number: (words: string) => <b className="block font-serif text-22 font-semibold text-bad">{words}</b>,
}

interface WizardHeadProps {
  readonly steps: readonly StepId[]
  readonly index: number
  readonly onStep: (step: StepId) => void
}

const titles: Readonly<Record<StepId, () => string>> = {
  name: () => newCharacter.name(),
  origin: () => newCharacter.origin(),
  characteristics: () => newCharacter.characteristics(),
  skills: () => newCharacter.skills(),
  talents: () => newCharacter.talents(),
  gear: () => newCharacter.gear(),
  background: () => newCharacter.background(),
  review: () => newCharacter.review(),
}

/** Where the player is in the steps, and what experience is left. */
export function WizardHead({ steps, index, onStep }: WizardHeadProps) {
  const { creation } = useNewCharacter()
  const left = experienceLeft(creation)
  const current = steps[index]
  const step = current ? titles[current]() : ''
  return (
    <header className="sticky top-(--view-bar) z-4 bg-surface pt-1.5 pb-2.5 full-bleed low:static">
      <div className="mx-auto max-w-172">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1">
          <CloseLink />
          <div>
            <p className="text-12 text-ink-2">{newCharacter.stepOf({ step: index + 1, count: steps.length })}</p>
            <Heading title={newCharacter.title({ step })} className="text-22 md:text-26">
              {step}
            </Heading>
          </div>
          {index === 0 ? null : (
            <output className="leading-tight block text-right text-12 text-ink-2">
              <RichMessage parts={newCharacter.experienceLeft({ left }, left < 0 ? overspent : unspent)} />
            </output>
          )}
        </div>
        <nav aria-label={newCharacter.steps()} className="mt-1 grid auto-cols-fr grid-flow-col gap-1">
          {steps.map((id, place) => (
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
              <span className="sr-only">{titles[id]()}</span>
            </button>
          ))}
        </nav>
      </div>
    </header>
  )
}
