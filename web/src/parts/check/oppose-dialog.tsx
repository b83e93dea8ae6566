import { checks } from '@waybook/messages/checks'
import { useState } from 'react'

import { useCheckWrite } from '#api/use-play-write.ts'
import { SkillOptions } from '#parts/entity/skill-options.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { StepperButton } from './stepper-button.tsx'
import { useTargets } from './use-targets.ts'

/** For the game master: takes the difficulty from an opponent. */
export function OpposeButton({ address }: { readonly address: PartAddress }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StepperButton opensDialog onPress={() => setOpen(true)}>
        {checks.oppose()}
      </StepperButton>
      {isOpen ? <OpposeDialog address={address} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface OpposeDialogProps {
  readonly address: PartAddress
  readonly onClose: () => void
}

/** Chooses the opponent and the opposing skill. */
function OpposeDialog({ address, onClose }: OpposeDialogProps) {
  const skills = useSkills()
  const targets = useTargets({ except: address.characterId, first: 'gameMaster', beyond: true })
  const [chosen, setChosen] = useState<string | null>(null)
  const [skill, setSkill] = useState(skills[0]?.id ?? '')
  const { mutate, isPending, error } = useCheckWrite()
  const opponent = targets?.find(({ id }) => id === chosen) ?? targets?.[0]
  const oppose = () => {
    if (!opponent) return
    mutate({ name: 'opposeCheck', params: { ...address, opponent: opponent.id, skill } }, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={checks.opposeWith()} shape="sheet">
      <SelectField label={checks.who()} value={opponent?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
        {(targets ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={checks.theirSkill()} value={skill} onChange={({ target }) => setSkill(target.value)}>
        <SkillOptions />
      </SelectField>
      <StatusLine>{error?.message ?? null}</StatusLine>
      <Button variant="primary" onClick={oppose} busy={isPending} disabled={!opponent}>
        {opponent ? checks.opposeWithWhom({ opponent: opponent.name }) : checks.noOpponents()}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {checks.cancel()}
      </Button>
    </Dialog>
  )
}
