import type { EntityType } from '@waybook/contract'
import { editorForm } from '@waybook/messages/editorForm'
import { useId, useState, type ComponentProps } from 'react'

import { useMe } from '#api/session.ts'
import { EntityPicker } from '#parts/entity/entity-picker.tsx'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'

import { listOf, recordOf, textOf, useFields } from './fields-context.ts'
import { fittingKinds, usualKinds } from './fitting-kinds.ts'
import { FormSection } from './form-section.tsx'
import { ReferenceRow } from './reference-row.tsx'
import { useNamed } from './use-named.ts'

export function RelationshipsField({ type }: { readonly type: EntityType }) {
  const { fields, setField } = useFields()
  const rows = listOf(fields['relationships']).map(recordOf)
  const named = useNamed(rows.map(({ to }) => textOf(to)))
  return (
    <FormSection title={editorForm.related()} of={['relationships']}>
      {rows.length === 0 ? null : (
        <ul aria-label={editorForm.relationships()}>
          {rows.map(({ type: kind, to, secret }, index) => (
            <ReferenceRow
              // Rows keep the order of the file, and two rows may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              reference={textOf(to)}
              entity={named(textOf(to))}
              note={secret === true ? editorForm.kindSecret({ kind: textOf(kind) }) : textOf(kind)}
              onRemove={() => setField(['relationships', index], undefined)}
            />
          ))}
        </ul>
      )}
      <NewRelationship
        type={type}
        onAdd={(kind, to, secret) =>
          setField(['relationships', rows.length], { type: kind, to, ...(secret && { secret: true }) })
        }
      />
    </FormSection>
  )
}

interface NewRelationshipProps {
  readonly type: EntityType
  readonly onAdd: (type: string, to: string, secret: boolean) => void
}

function NewRelationship(props: NewRelationshipProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewRelationshipForm {...props} onClose={() => setOpen(false)} />
  return (
    <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      {editorForm.addRelationship()}
    </Button>
  )
}

type Other = Parameters<ComponentProps<typeof EntityPicker>['onChoose']>[0]

/** Asks for the other page, and then for a kind that fits both. */
function NewRelationshipForm({ type, onAdd, onClose }: NewRelationshipProps & { readonly onClose: () => void }) {
  const [other, setOther] = useState<Other | null>(null)
  return (
    <div className="grid gap-2.5 rounded-control border border-line p-3">
      {other === null ? (
        <EntityPicker label={editorForm.otherPage()} focusAtFirst onChoose={setOther} />
      ) : (
        <KindOfRelationship
          type={type}
          other={other}
          onChoose={(kind, isSecret) => {
            onAdd(kind, other.id, isSecret)
            onClose()
          }}
        />
      )}
      <Button variant="ghost" size="dense" className="justify-self-start" onClick={onClose}>
        {editorForm.cancel()}
      </Button>
    </div>
  )
}

interface KindOfRelationshipProps {
  readonly type: EntityType
  readonly other: Other
  readonly onChoose: (kind: string, isSecret: boolean) => void
}

function KindOfRelationship({ type, other, onChoose }: KindOfRelationshipProps) {
  const first = useFocusAtFirst()
  const kinds = useId()
  const [kind, setKind] = useState('')
  const [isSecret, setSecret] = useState(false)
  const { relationshipNames } = useMe().campaign
  const fitting = fittingKinds(type, other.type)
  const wanted = kind.trim()
  return (
    <>
      <TextField
        label={editorForm.howRelated({ name: other.name })}
        ref={first}
        list={kinds}
        autoComplete="off"
        placeholder={editorForm.suchAs({ kind: fitting[0] ?? 'part of' })}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <datalist id={kinds}>
        {[...new Set([...fitting, ...usualKinds, ...Object.keys(relationshipNames)])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <ul aria-label={editorForm.suggestions()} className="flex flex-wrap gap-2">
        {fitting.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === wanted}
              onClick={() => setKind(one)}
              className="min-h-touch chip bg-raised px-3 text-14"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
      <Switch label={editorForm.secretForYou()} checked={isSecret} onChange={setSecret} />
      <Button disabled={wanted === ''} className="justify-self-start" onClick={() => onChoose(wanted, isSecret)}>
        {editorForm.add()}
      </Button>
    </>
  )
}
