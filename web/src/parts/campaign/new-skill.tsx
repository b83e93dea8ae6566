import { campaignForm } from '@waybook/messages/campaignForm'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { idForName, type NamedSkill } from './named-skill.ts'
import { SkillFields } from './skill-fields.tsx'

interface NewSkillProps {
  readonly isTaken: (id: string) => boolean
  readonly onAdd: (skill: NamedSkill) => void
}

const NOTHING: NamedSkill = { id: '', isAlone: false }

/** Adds a custom skill. Its id follows its name until the user edits the id. */
export function NewSkill({ isTaken, onAdd }: NewSkillProps) {
  const [skill, setSkill] = useState<NamedSkill | null>(null)
  if (!skill)
    return (
      <Button size="dense" className="justify-self-start" onClick={() => setSkill(NOTHING)}>
        {campaignForm.addCustom()}
      </Button>
    )
  const change = (wanted: NamedSkill) => {
    const isOwnId = wanted.id !== skill.id || skill.id !== idForName(skill.name ?? '')
    setSkill(isOwnId ? wanted : { ...wanted, id: idForName(wanted.name ?? '') })
  }
  const lacks =
    skill.id === ''
      ? campaignForm.nameFirst()
      : isTaken(skill.id)
        ? campaignForm.idTaken()
        : skill.characteristic === undefined
          ? campaignForm.chooseCharacteristic()
          : null
  return (
    <fieldset className="grid gap-2.5 rounded-control border border-line p-3">
      <legend className="px-1 text-14 font-semibold">{campaignForm.customSkill()}</legend>
      <SkillFields skill={skill} onChange={change} />
      {lacks === null ? null : <p className="text-14 text-ink-2">{lacks}</p>}
      <div className="flex gap-2">
        <Button
          size="dense"
          disabled={lacks !== null}
          onClick={() => {
            onAdd(skill)
            setSkill(null)
          }}
        >
          {campaignForm.addThis()}
        </Button>
        <Button variant="ghost" size="dense" onClick={() => setSkill(null)}>
          {campaignForm.cancel()}
        </Button>
      </div>
    </fieldset>
  )
}
