import { useQueryClient } from '@tanstack/react-query'
import { entityTypes, isEntityType, type EntityType, type LinkedEntity } from '@waybook/contract'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { typeNames } from '../entity/type-names.ts'
import { newPageText, type NpcRank } from './page-template.ts'

interface NewPageFormProps {
  readonly type: EntityType | undefined
  readonly name: string
  readonly onCreated: (entity: Omit<LinkedEntity, 'aliases'>) => void
}

const kinds = [
  { value: 'player', label: 'Plain' },
  { value: 'minion', label: 'Minion' },
  { value: 'rival', label: 'Rival' },
  { value: 'nemesis', label: 'Nemesis' },
] as const

type Kind = (typeof kinds)[number]['value']

const audiences = [
  { value: 'onlyMe', label: 'Only me' },
  { value: 'everyone', label: 'Everyone' },
] as const

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
  const [kind, setKind] = useState<Kind>('player')
  const [audience, setAudience] = useState<(typeof audiences)[number]['value']>('onlyMe')
  const rank: NpcRank | null = type === 'character' && kind !== 'player' ? kind : null
  const first = useFocusAtFirst()
  const trimmed = name.trim()
  const visible = audience === 'everyone'
  const { mutate, isPending, error } = useWrite('createEntity', {
    params: () => ({
      type,
      text: newPageText({ type, name: trimmed, visible, ...(rank && { rank }) }),
    }),
    onSuccess: ({ id }) => {
      for (const read of ['listEntities', 'countTags', 'completeLink'])
        void queries.invalidateQueries({ queryKey: [read] })
      onCreated({ id, name: trimmed, visible })
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed !== '' && !isPending) mutate(undefined)
      }}
    >
      {wanted === undefined ? (
        <SelectField
          label="Type"
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
        label="Name"
        ref={first}
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {type === 'character' ? <Segments label="Stats" options={kinds} value={kind} onChange={setKind} /> : null}
      <Segments label="Who sees the page" options={audiences} value={audience} onChange={setAudience} />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel="Creating..." disabled={trimmed === ''}>
        {`Create ${typeNames[type].singular.toLowerCase()}`}
      </Button>
    </form>
  )
}
