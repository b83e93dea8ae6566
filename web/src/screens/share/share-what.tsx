import { useQueryClient } from '@tanstack/react-query'
import { SHARE_PAGES_MAX, type EntityType, type SharedPage } from '@waybook/contract'
import { share } from '@waybook/messages/share'
import { useState } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { EntityPicker } from '#parts/entity/entity-picker.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { noteOf } from '#parts/share/share-words.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Whole sections that people would ask for. */
const SECTIONS = [
  'newsletter',
  'location',
  'character',
  'organization',
  'item',
  'event',
] as const satisfies EntityType[]

interface ShareWhatProps {
  readonly ids: readonly string[]
  readonly pages: readonly SharedPage[]
  readonly onChange: (ids: readonly string[]) => void
}

/** The pages of a share. */
export function ShareWhat({ ids, pages, onChange }: ShareWhatProps) {
  const [isAdding, setAdding] = useState(false)
  const add = (more: readonly string[]) => {
    setAdding(false)
    onChange([...new Set([...ids, ...more])].slice(0, SHARE_PAGES_MAX))
  }
  return (
    <RailSection title={share.what()}>
      <output className="text-14 text-ink-2">{share.pages({ count: pages.length })}</output>
      <ul aria-label={share.pagesToShare()}>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} onRemove={() => onChange(ids.filter((id) => id !== page.id))} />
        ))}
      </ul>
      {isAdding ? (
        <AddPages onAdd={add} />
      ) : (
        <Button variant="ghost" className="mt-1 text-link" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {share.addMore()}
        </Button>
      )}
    </RailSection>
  )
}

function PageRow({ page, onRemove }: { readonly page: SharedPage; readonly onRemove: () => void }) {
  const words = noteOf(page, typeNames[page.type].singular)
  return (
    <li className="grid min-h-15 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-1.5">
      <EntityImage entity={page} sizes="2.75rem" className="size-11 [--neatline-inset:4px]" />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{page.name}</b>
        <span className={page.leftOut === null ? 'text-14 text-ink-2' : 'text-14 font-semibold text-bad'}>{words}</span>
      </span>
      <IconButton label={share.leaveOut({ name: page.name })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </li>
  )
}

function AddPages({ onAdd }: { readonly onAdd: (ids: readonly string[]) => void }) {
  const queries = useQueryClient()
  const addSection = async (type: EntityType) => {
    const query = operationQuery('listEntities', { type, limit: SHARE_PAGES_MAX })
    const { entities } = await queries.query(query)
    onAdd(entities.filter(({ visible }) => visible).map(({ id }) => id))
  }
  return (
    <div className="mt-3 grid gap-3">
      <EntityPicker label={share.anotherPage()} focusAtFirst onChoose={({ id }) => onAdd([id])} />
      <SelectField
        label={share.wholeSection()}
        value=""
        onChange={({ target }) => {
          const type = SECTIONS.find((one) => one === target.value)
          if (type) void addSection(type)
        }}
      >
        <option value="">{share.chooseSection()}</option>
        {SECTIONS.map((type) => (
          <option key={type} value={type}>
            {typeNames[type].plural}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
