import { tableAdding } from '@waybook/messages/tableAdding'
import { adversaryKinds, adversaryOf, possibleStrengths, type AdversaryKind, type Strength } from '@waybook/rules'
import { useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { RankChoice, StrengthChoice } from '#parts/new-page/rank-choice.tsx'
import { useCreateAdversary, type AdversaryDraft } from '#parts/new-page/use-create-adversary.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { AdversaryFigures } from './adversary-figures.tsx'
import { AdversaryWeaponFields } from './adversary-weapon-fields.tsx'

interface QuickNpcProps {
  readonly onCreated: (characterId: string) => void
}

/** Creates an NPC from a name, a line, a rank and what it is good at. Its figures, skills and weapon can be changed first. Players don't see the page. */
export function QuickNpc({ onCreated }: QuickNpcProps) {
  const first = useFocusAtFirst()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { kind, strength, draft, choose, change } = useAdversaryDraft()
  const { create, isPending, error } = useCreateAdversary(onCreated)
  const trimmed = name.trim()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed === '' || isPending) return
        create({ name: trimmed, description: description.trim(), visible: false, ...draft })
      }}
    >
      <TextField
        label={tableAdding.name()}
        ref={first}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="next"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={tableAdding.line()}
        autoComplete="off"
        maxLength={300}
        enterKeyHint="done"
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <RankChoice kinds={adversaryKinds} value={kind} onChange={(to) => choose(to, strength)} />
      <StrengthChoice value={strength} onChange={(to) => choose(kind, to)} />
      <AdversaryFigures draft={draft} onChange={change} />
      <AdversaryWeaponFields draft={draft} onChange={change} />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel={tableAdding.creating()}
        disabled={trimmed === ''}
      >
        {tableAdding.putOnTable()}
      </Button>
    </form>
  )
}

/** Another rank or strength makes new figures and discards changes. */
function useAdversaryDraft() {
  const skills = useSkills()
  const made = (kind: AdversaryKind, strength: Strength): AdversaryDraft => {
    const { weapon, ...figures } = adversaryOf(kind, strength, skills)
    return { adversary: { kind, ...figures }, weapon }
  }
  const [strength, setStrength] = useState<Strength>(() => possibleStrengths(skills)[0] ?? 'fighting')
  const [draft, setDraft] = useState(() => made('rival', strength))
  return {
    kind: draft.adversary.kind,
    strength,
    draft,
    choose: (kind: AdversaryKind, wanted: Strength) => {
      setStrength(wanted)
      setDraft(made(kind, wanted))
    },
    change: setDraft,
  }
}
