import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'

const NAME_MAX = 80

const skillSets = [
  { value: 'standard', label: 'Standard' },
  { value: 'demo', label: 'From the demo' },
] as const

/** Creates an empty campaign and opens it. */
export function CampaignCreation() {
  const [name, setName] = useState('')
  const [skills, setSkills] = useState<'standard' | 'demo'>('standard')
  const [force, setForce] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = useWrite('createCampaign', {
    params: () => ({ name, skills, force }),
    // A document of its own, because nothing of this campaign may stay in memory for the new one.
    onSuccess: ({ path }) => location.assign(path),
  })
  const create = () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') mutate(undefined)
  }
  return (
    <Panel title="New campaign">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
        className="grid gap-4"
      >
        <TextField
          label="Name"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
            reset()
          }}
          hint="You are its game master. It has no pages yet."
          error={isMissing ? 'Give the campaign a name' : error?.message}
        />
        <Segments label="Skills" options={skillSets} value={skills} onChange={setSkills} />
        <Switch label="Play with the force die" checked={force} onChange={setForce} />
        <div>
          <Button type="submit" variant="primary" busy={isPending || isSuccess} busyLabel="Creating...">
            Create
          </Button>
        </div>
      </form>
    </Panel>
  )
}
