import { useQueryClient } from '@tanstack/react-query'
import { entityTypes, isEntityType, type EntityType, type LinkedEntity } from '@waybook/contract'
import { newPage } from '@waybook/messages/newPage'
import { adversaryOf, possibleStrengths, type Strength } from '@waybook/rules'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { ChipChoice } from '#ui/field/chip-choice.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { nounInSentence, typeNames } from '../entity/type-names.ts'
import { useSkills } from '../entity/use-skills.ts'
import { newPageText } from './page-template.ts'
import { kindsOfCharacter, RankChoice, StrengthChoice } from './rank-choice.tsx'
import { useCreateAdversary } from './use-create-adversary.ts'

interface NewPageFormProps {
  readonly type: EntityType | undefined
  readonly name: string
  readonly onCreated: (entity: Omit<LinkedEntity, 'aliases'>) => void
}

/** Kinds of items. Gear has no `item_type`, and the editor offers the other kinds of weapons. */
const itemKinds = () =>
  [
    { value: 'melee weapon', label: newPage.meleeWeapon() },
    { value: 'ranged weapon', label: newPage.rangedWeapon() },
    { value: 'armor', label: newPage.armor() },
    { value: 'gear', label: newPage.gear() },
  ] as const

type ItemKind = ReturnType<typeof itemKinds>[number]['value']

const audiences = () =>
  [
    { value: 'onlyMe', label: newPage.onlyMe() },
    { value: 'everyone', label: newPage.everyone() },
  ] as const

type Audience = ReturnType<typeof audiences>[number]['value']

/** The types, most frequently written first. */
const ordered: readonly EntityType[] = [
  ...new Set<EntityType>([
    'character',
    'location',
    'item',
    'organization',
    'event',
    'scene',
    'newsletter',
    ...entityTypes,
  ]),
]

/** Asks for the required fields of a page, and creates it from its type's template. */
export function NewPageForm({ type: wanted, name: given, onCreated }: NewPageFormProps) {
  const queries = useQueryClient()
  const [type, setType] = useState<EntityType>(wanted ?? 'character')
  const [name, setName] = useState(given)
  const [kind, setKind] = useState<(typeof kindsOfCharacter)[number]>('average')
  const skills = useSkills()
  const [strength, setStrength] = useState<Strength>(() => possibleStrengths(skills)[0] ?? 'fighting')
  const [itemType, setItemType] = useState<ItemKind>('gear')
  const [audience, setAudience] = useState<Audience>('onlyMe')
  const first = useFocusAtFirst()
  const trimmed = name.trim()
  const visible = audience === 'everyone'
  const finish = (id: string) => {
    for (const read of ['listEntities', 'countTags', 'completeLink'])
      void queries.invalidateQueries({ queryKey: [read] })
    onCreated({ id, name: trimmed, visible })
  }
  const plain = useWrite('createEntity', {
    params: () => ({
      type,
      text: newPageText({ type, name: trimmed, visible, ...(type === 'item' && itemType !== 'gear' && { itemType }) }),
    }),
    onSuccess: ({ id }) => finish(id),
  })
  const adversary = useCreateAdversary(finish)
  const isPending = plain.isPending || adversary.isPending
  const error = plain.error ?? adversary.error
  const create = () => {
    if (type !== 'character' || kind === 'average') return plain.mutate(undefined)
    const { weapon, ...figures } = adversaryOf(kind, strength, skills)
    adversary.create({ name: trimmed, visible, adversary: { kind, ...figures }, weapon })
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed !== '' && !isPending) create()
      }}
    >
      {wanted === undefined ? (
        <SelectField
          label={newPage.type()}
          value={type}
          onChange={({ target }) => isEntityType(target.value) && setType(target.value)}
        >
          {ordered.map((one) => (
            <option key={one} value={one}>
              {typeNames[one].singular}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label={newPage.name()}
        ref={first}
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {type === 'item' ? (
        <ChipChoice label={newPage.kindOfItem()} options={itemKinds()} value={itemType} onChange={setItemType} />
      ) : null}
      {type === 'character' ? <RankChoice kinds={kindsOfCharacter} value={kind} onChange={setKind} /> : null}
      {type === 'character' && kind !== 'average' ? <StrengthChoice value={strength} onChange={setStrength} /> : null}
      <Segments label={newPage.whoSees()} options={audiences()} value={audience} onChange={setAudience} />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={newPage.creating()} disabled={trimmed === ''}>
        {newPage.create({ type: nounInSentence(typeNames[type].singular) })}
      </Button>
    </form>
  )
}
