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
    if (skills.length > 0) onChange({ from: 'list', ids: skills.map(({ id }) => id), label: `From ${file.name}` })
  }
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <SelectField label="Skills" value={value.from} onChange={({ target }) => choose(target.value)}>
          <option value="standard">{`Standard, ${standardSkills.length} skills`}</option>
          {demoSkills ? <option value="demo">{`From the demo, ${demoSkills.length} skills`}</option> : null}
          {value.from === 'list' ? <option value="list">{`${value.label}, ${value.ids.length} skills`}</option> : null}
          <option value="file">From a file…</option>
        </SelectField>
        <Button aria-haspopup="dialog" aria-label="Edit the skills" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.txt,.md,.csv"
        aria-label="A file with skills"
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
          onChange(isStandard(ids) ? { from: 'standard' } : { from: 'list', ids, label: 'Your choice' })
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
  if (found === 0) return `${file} has no skill that Waybook knows. Write one skill in each line.`
  if (unknown.length === 0) return null
  const names = new Intl.ListFormat('en').format(unknown)
  return `Not known: ${names}. You can add your own skills later, under Admin, Settings.`
}
