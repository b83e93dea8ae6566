import type { CharacterDraft } from '#stores/character-draft.ts'

import { stepsFor, type StepId } from './steps.ts'
import { BackgroundStep } from './steps/background-step.tsx'
import { CharacteristicsStep } from './steps/characteristics-step.tsx'
import { GearStep } from './steps/gear-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { OriginStep } from './steps/origin-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { SkillsStep } from './steps/skills-step.tsx'
import { TalentsStep } from './steps/talents-step.tsx'
import { NewCharacterContext, useDraft, type Offers } from './use-new-character.ts'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardHead } from './wizard-head.tsx'

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
  const index = Math.max(0, steps.indexOf(wanted))
  const step = steps[index] ?? steps[0]
  if (!step) return null
  const go = (by: 1 | -1) => {
    const to = steps[index + by]
    if (to) onStep(to)
  }
  return (
    <NewCharacterContext value={character}>
      <div data-editor className="-mt-4 -mb-18 flex min-h-[calc(100dvh-var(--view-bar))] flex-col">
        <WizardHead steps={steps} index={index} onStep={onStep} />
        <div key={step} ref={scrollToTop} className="mx-auto w-full max-w-172 grow py-4">
          <StepContent step={step} onStep={onStep} />
        </div>
        <WizardFoot
          isFirst={index === 0}
          isLast={index === steps.length - 1}
          onBack={() => go(-1)}
          onNext={() => go(1)}
        />
      </div>
    </NewCharacterContext>
  )
}

/** A step begins at its top. */
function scrollToTop(step: HTMLElement | null) {
  if (step) window.scrollTo({ top: 0 })
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
