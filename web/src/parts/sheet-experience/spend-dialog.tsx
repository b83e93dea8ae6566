import type { Entity, Purchase } from '@waybook/contract'
import { sheetExperience } from '@waybook/messages/sheetExperience'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { OtherFields, SkillField, TalentFields, type Choice } from './spend-fields.tsx'
import type { ExperienceOfCharacter } from './use-experience.ts'

interface SpendDialogProps {
  readonly character: Entity
  /** The unspent experience. */
  readonly left: number
  readonly spend: ExperienceOfCharacter['spend']
  readonly onClose: () => void
}

const kinds = () =>
  [
    { value: 'skill', label: sheetExperience.skill() },
    { value: 'talent', label: sheetExperience.talent() },
    { value: 'other', label: sheetExperience.other() },
  ] as const

/** Buys a rank of a skill, a talent or something else. */
export function SpendDialog({ character, left, spend, onClose }: SpendDialogProps) {
  const [kind, setKind] = useState<Purchase['kind']>('skill')
  const [choice, setChoice] = useState<Choice | null>(null)
  const chosen = choice?.bought.kind === kind ? choice : null
  const buy = () => chosen && spend.mutate(chosen, { onSuccess: onClose })
  const why = chosen && chosen.cost > left ? sheetExperience.tooDear({ cost: chosen.cost, left }) : undefined
  return (
    <Dialog open onClose={onClose} shape="sheet" title={sheetExperience.spendExperience()}>
      <Segments label={sheetExperience.whatFor()} options={kinds()} value={kind} onChange={setKind} />
      {kind === 'skill' ? <SkillField character={character} onChoose={setChoice} /> : null}
      {kind === 'talent' ? <TalentFields character={character} onChoose={setChoice} /> : null}
      {kind === 'other' ? <OtherFields onChoose={setChoice} /> : null}
      {spend.error ? <ErrorAlert message={spend.error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          onClick={buy}
          busy={spend.isPending}
          disabled={chosen === null}
          disabledReason={why}
        >
          {chosen ? sheetExperience.buyFor({ cost: chosen.cost }) : sheetExperience.buy()}
        </Button>
        <Button onClick={onClose}>{sheetExperience.cancel()}</Button>
      </div>
    </Dialog>
  )
}
