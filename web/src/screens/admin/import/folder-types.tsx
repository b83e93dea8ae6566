import { entityTypes, type FileType, type FolderReading, type ImportReading, type TypedFiles } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'
import { useState } from 'react'

import { typeNames } from '#parts/entity/type-names.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

const types: readonly FileType[] = [...entityTypes, 'none']

/** More rows are only shown on request. */
const SHOWN_FIRST = 30

interface FolderTypesProps {
  readonly read: FolderReading
  /** The choices so far, which the server may still be counting. */
  readonly chosen: ImportReading
  readonly onChange: (changed: ImportReading) => void
}

type Kind = 'folders' | 'types' | 'tags'
const shownAs: Readonly<Record<Kind, (name: string) => string>> = {
  folders: (name) => name,
  types: (name) => `type: ${name}`,
  tags: (name) => `#${name}`,
}

/** What the files in each folder become, with the reason, and a choice. */
export function FolderTypes({ read, chosen, onChange }: FolderTypesProps) {
  const [all, setAll] = useState(false)
  const rows = (['folders', 'types', 'tags'] as const).flatMap((kind) => read[kind].map((row) => ({ kind, row })))
  if (rows.length === 0 && read.inNoFolder === 0) return null
  const shown = all ? rows : rows.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="folders">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 pb-1">
        <h3 id="folders" className="text-22">
          {importPlan.howFoldersAreRead()}
        </h3>
        <p className="text-14 text-ink-2">{importPlan.savedAsksNothing()}</p>
      </header>
      <ul>
        {shown.map(({ kind, row }) => (
          <TypeRow
            key={`${kind} ${row.name}`}
            name={shownAs[kind](row.name)}
            row={row}
            type={chosen[kind]?.[row.name] ?? row.type}
            onChange={(type) => onChange({ [kind]: { ...chosen[kind], [row.name]: type } })}
          />
        ))}
      </ul>
      {shown.length < rows.length ? (
        <Button size="dense" className="mt-2" onClick={() => setAll(true)}>
          {importPlan.showAll({ count: rows.length })}
        </Button>
      ) : null}
      {read.inNoFolder > 0 ? (
        <p className="py-2 text-14 text-ink-2">{importPlan.filesWithoutFolder({ count: read.inNoFolder })}</p>
      ) : null}
    </section>
  )
}

interface TypeRowProps {
  readonly name: string
  readonly row: TypedFiles
  readonly type: FileType
  readonly onChange: (type: FileType) => void
}

function TypeRow({ name, row, type, onChange }: TypeRowProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 md:grid-cols-[minmax(0,1fr)_auto_13rem]">
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="block text-14 text-ink-2">{reasons[row.why]()}</span>
      </span>
      <span className="text-14 text-ink-2 tabular-nums">{importPlan.files({ count: row.files })}</span>
      <SelectField
        label={importPlan.whatHolds({ name })}
        terse
        value={type}
        onChange={({ target }) => {
          const wanted = types.find((one) => one === target.value)
          if (wanted) onChange(wanted)
        }}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {one === 'none' ? importPlan.leaveOut() : typeNames[one].singular}
          </option>
        ))}
      </SelectField>
    </li>
  )
}

const reasons: Readonly<Record<TypedFiles['why'], () => string>> = {
  name: () => importPlan.becauseOfName(),
  statblocks: () => importPlan.becauseOfStatblocks(),
  chosen: () => importPlan.becauseChosen(),
  none: () => importPlan.becauseUnknown(),
}
