import { newCampaign } from '@waybook/messages/newCampaign'
import { standardSkills, type Skill } from '@waybook/rules'
import { useRef, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { SkillsDialog } from './skills-dialog.tsx'

/** The skills that a campaign begins with. */
export type SkillsChoice =
  | { readonly from: 'standard' | 'demo' }
  | { readonly from: 'list'; readonly ids: readonly string[]; readonly label: string }

interface SkillsFieldProps {
  /** The demo's own skills; `null` if it has the standard ones or another campaign is open. */
  readonly demoSkills: readonly Skill[] | null
  readonly value: SkillsChoice
  readonly onChange: (choice: SkillsChoice) => void
}

/** The choice of a new campaign's skills: a list that exists, or one from a file, which can be edited. */
export function SkillsField({ demoSkills, value, onChange }: SkillsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const known = withoutDoubles([...standardSkills, ...(demoSkills ?? [])])
  const choose = (wanted: string) => {
    setTold(null)
    if (wanted === 'file') input.current?.click()
    else if (wanted === 'standard' || wanted === 'demo') onChange({ from: wanted })
  }
  const read = async (file: File) => {
    // Few people bring a file, and its code includes a YAML parser.
    const { skillsInFile } = await import('./skills-in-file.ts')
    const { skills, unknown } = skillsInFile(await file.text(), known)
    setTold(toldOf(file.name, skills.length, unknown))
    if (skills.length > 0)
      onChange({ from: 'list', ids: skills.map(({ id }) => id), label: newCampaign.fromFile({ file: file.name }) })
  }
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <SelectField label={newCampaign.skills()} value={value.from} onChange={({ target }) => choose(target.value)}>
          <option value="standard">{newCampaign.standard({ count: standardSkills.length })}</option>
          {demoSkills ? <option value="demo">{newCampaign.fromDemo({ count: demoSkills.length })}</option> : null}
          {value.from === 'list' ? (
            <option value="list">{newCampaign.list({ label: value.label, count: value.ids.length })}</option>
          ) : null}
          <option value="file">{newCampaign.chooseFile()}</option>
        </SelectField>
        <Button aria-haspopup="dialog" aria-label={newCampaign.editSkills()} onClick={() => setEditing(true)}>
          {newCampaign.edit()}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.txt,.md,.csv"
        aria-label={newCampaign.skillsFile()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Makes choosing the same file again fire an event.
          target.value = ''
          if (file) void read(file)
        }}
      />
      <StatusLine quiet>{told}</StatusLine>
      <SkillsDialog
        key={String(isEditing)}
        open={isEditing}
        known={known}
        chosen={idsOf(value, demoSkills)}
        onClose={() => setEditing(false)}
        onChange={(ids) => {
          setEditing(false)
          onChange(isStandard(ids) ? { from: 'standard' } : { from: 'list', ids, label: newCampaign.yourChoice() })
        }}
      />
    </div>
  )
}

function withoutDoubles(skills: readonly Skill[]): readonly Skill[] {
  return [...new Map(skills.map((skill) => [skill.id, skill])).values()]
}

function idsOf(value: SkillsChoice, demoSkills: readonly Skill[] | null): readonly string[] {
  if (value.from === 'list') return value.ids
  return (value.from === 'demo' && demoSkills ? demoSkills : standardSkills).map(({ id }) => id)
}

function isStandard(ids: readonly string[]): boolean {
  return ids.length === standardSkills.length && standardSkills.every(({ id }) => ids.includes(id))
}

function toldOf(file: string, found: number, unknown: readonly string[]): string | null {
  if (found === 0) return newCampaign.noSkills({ file })
  if (unknown.length === 0) return null
  return newCampaign.unknown({ names: unknown })
}
