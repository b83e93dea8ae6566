import { onlineManager } from '@tanstack/react-query'
import { CAMPAIGN_NAME_MAX, Problem } from '@waybook/contract'
import { newCampaign } from '@waybook/messages/newCampaign'
import type { Skill } from '@waybook/rules'
import { useState, useSyncExternalStore } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { SkillsField, type SkillsChoice } from './skills-field.tsx'

const diceSystems = () =>
  [
    { value: 'narrative', label: newCampaign.narrative() },
    { value: 'force', label: newCampaign.withForce() },
  ] as const

type DiceSystem = ReturnType<typeof diceSystems>[number]['value']

interface NewCampaignFormProps {
  /** The demo's own skills; `null` if it has the standard ones or another campaign is open. */
  readonly demoSkills?: readonly Skill[] | null
}

/** Creates an empty campaign and opens it. */
export function NewCampaignForm({ demoSkills = null }: NewCampaignFormProps) {
  const [name, setName] = useState('')
  const [skills, setSkills] = useState<SkillsChoice>({ from: 'standard' })
  const [dice, setDice] = useState<DiceSystem>('narrative')
  const [isNameless, setNameless] = useState(false)
  const isOnline = useSyncExternalStore(onNetworkChange, () => onlineManager.isOnline())
  const { mutate, isPending, isSuccess, error, reset } = useWrite('createCampaign', {
    params: (wanted: string) => ({
      name: wanted,
      skills: skills.from === 'list' ? [...skills.ids] : skills.from,
      force: dice === 'force',
    }),
    // Each campaign is an app of its own, so the page loads again.
    onSuccess: ({ path }) => location.assign(path),
  })
  const isTaken = error instanceof Problem && error.id === 'conflict'
  const nameError = isNameless ? newCampaign.nameMissing() : isTaken ? error.message : undefined
  const isBusy = isPending || isSuccess
  return (
    <form
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = name.trim()
        setNameless(wanted === '')
        if (wanted !== '' && isOnline && !isBusy) mutate(wanted)
      }}
    >
      <TextField
        label={newCampaign.name()}
        value={name}
        maxLength={CAMPAIGN_NAME_MAX}
        autoComplete="off"
        error={nameError}
        onChange={({ target }) => {
          setName(target.value)
          setNameless(false)
          reset()
        }}
      />
      <Segments label={newCampaign.dice()} options={diceSystems()} value={dice} onChange={setDice} />
      <SkillsField demoSkills={demoSkills} value={skills} onChange={setSkills} />
      {error && !isTaken ? <ErrorAlert message={error.message} /> : null}
      <div className="mt-auto grid pt-2">
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={newCampaign.starting()}
          disabledReason={isOnline ? undefined : newCampaign.offline()}
          className="w-full"
        >
          {newCampaign.start()}
        </Button>
      </div>
    </form>
  )
}

const onNetworkChange = (changed: () => void) => onlineManager.subscribe(changed)
