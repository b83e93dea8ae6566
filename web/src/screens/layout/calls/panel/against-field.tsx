import { callPanel } from '@waybook/messages/callPanel'

import { useTargets } from '#parts/check/use-targets.ts'
import { SkillOptions } from '#parts/entity/skill-options.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import type { CallDraft, Opponent } from './call-draft.ts'
import { DifficultyChoice } from './draft-fields.tsx'

interface AgainstFieldProps {
  readonly draft: CallDraft
  readonly onChange: (changed: Partial<CallDraft>) => void
}

/** What the check is rolled against: a difficulty, or somebody's skill. */
export function AgainstField({ draft, onChange }: AgainstFieldProps) {
  const { difficulty, opponent, skill } = draft
  const offered = useTargets({ except: null, first: 'gameMaster', beyond: true }) ?? []
  const [first] = offered
  const oppose = () => first && onChange({ opponent: { id: first.id, name: first.name, skill } })
  return (
    <div className="grid gap-2">
      <Segments
        label={callPanel.against()}
        quiet
        options={[
          { value: 'difficulty', label: callPanel.aDifficulty() },
          { value: 'opponent', label: callPanel.anOpponent() },
        ]}
        value={opponent ? 'opponent' : 'difficulty'}
        onChange={(against) => (against === 'opponent' ? oppose() : onChange({ opponent: null }))}
      />
      {opponent ? (
        <OpponentFields opponent={opponent} offered={offered} onChange={(next) => onChange({ opponent: next })} />
      ) : (
        <DifficultyChoice difficulty={difficulty} onChange={(next) => onChange({ difficulty: next })} />
      )}
    </div>
  )
}

interface OpponentFieldsProps {
  readonly opponent: Opponent
  readonly offered: readonly Pick<Opponent, 'id' | 'name'>[]
  readonly onChange: (opponent: Opponent) => void
}

function OpponentFields({ opponent, offered, onChange }: OpponentFieldsProps) {
  const choose = (id: string) => {
    const chosen = offered.find((one) => one.id === id)
    if (chosen) onChange({ ...opponent, id, name: chosen.name })
  }
  return (
    <div className="grid grid-cols-2 gap-2 [&_option]:bg-night-1">
      <SelectField label={callPanel.opponent()} value={opponent.id} onChange={({ target }) => choose(target.value)}>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={callPanel.theirSkill()}
        value={opponent.skill}
        onChange={({ target }) => onChange({ ...opponent, skill: target.value })}
      >
        <SkillOptions />
      </SelectField>
    </div>
  )
}
