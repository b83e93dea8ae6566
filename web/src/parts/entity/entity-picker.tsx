import { Autocomplete } from '@base-ui/react/autocomplete'
import { keepPreviousData } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import { entityPicker } from '@waybook/messages/entityPicker'
import { useEffect, useId, useRef, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { EntityImage } from './entity-image.tsx'
import { typeNames } from './type-names.ts'

type Suggested = AnswerOf<'completeLink'>['entities'][number]

const PAUSE_MS = 120
const SUGGESTIONS_MAX = 8

interface EntityPickerProps {
  readonly label: string
  /** Focuses the field when it appears. */
  readonly focusAtFirst?: boolean
  readonly onChoose: (entity: Suggested) => void
}

/** Finds an entity by its name. */
export function EntityPicker({ label, focusAtFirst = false, onChoose }: EntityPickerProps) {
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusAtFirst) input.current?.focus()
  }, [focusAtFirst])
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), PAUSE_MS)
  const { data } = useOperation(
    'completeLink',
    { query, limit: SUGGESTIONS_MAX },
    { enabled: query !== '', placeholderData: keepPreviousData },
  )
  const entities = typed.trim() === '' ? [] : (data?.entities ?? [])
  const choose = (entity: Suggested) => {
    setTyped('')
    onChoose(entity)
  }
  return (
    <Autocomplete.Root
      items={entities}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'item-press' || setTyped(value)}
      itemToStringValue={({ name }: Suggested) => name}
      autoHighlight
    >
      <div className="grid gap-1">
        <label htmlFor={inputId} className="text-14 font-semibold">
          {label}
        </label>
        <Autocomplete.Input
          ref={input}
          id={inputId}
          placeholder={entityPicker.typeAName()}
          className="text-input border-control"
        />
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-20">
          <Autocomplete.Popup className="max-h-(--available-height) w-(--anchor-width) min-w-64 overflow-y-auto card border-control bg-raised p-1.5 text-ink shadow-2 empty:hidden">
            <Autocomplete.List>
              {(entity: Suggested) => (
                <Autocomplete.Item
                  key={entity.id}
                  value={entity}
                  onClick={() => choose(entity)}
                  className="option-row min-h-13 lead-cols-10 px-2 forced-colors:data-highlighted:outline-2"
                >
                  <EntityImage entity={entity} sizes="40px" className="size-10 [--neatline-inset:4px]" />
                  <span className="grid">
                    <span className="truncate font-semibold">{entity.name}</span>
                    <span className="text-12 text-ink-2">
                      {entity.visible
                        ? typeNames[entity.type].singular
                        : entityPicker.typeHidden({ type: typeNames[entity.type].singular })}
                    </span>
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
