import { noteAudiences } from '@waybook/contract'
import { notesPage } from '@waybook/messages/notesPage'

import { useOperation } from '#api/operation-query.ts'
import { NewNote } from '#parts/notes/new-note.tsx'
import { NoteList } from '#parts/notes/note-list.tsx'
import { audienceNames } from '#parts/notes/note-words.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

import { toFilter, type NotesSearch } from './notes-filter.ts'

interface NotesScreenProps {
  readonly search: NotesSearch
  readonly onSearch: (search: NotesSearch) => void
}

/** All notes that the viewer may read. */
export function NotesScreen({ search, onSearch }: NotesScreenProps) {
  const isFiltered = Object.keys(search).length > 0
  return (
    <>
      <PageHead title={notesPage.notes()} lede={notesPage.lede()} />
      <div className="grid max-w-[43rem] gap-6">
        <NewNote entityId={search.page ?? null} key={search.page} />
        <Filters search={search} onSearch={onSearch} />
        <NoteList
          key={JSON.stringify(search)}
          filter={toFilter(search)}
          withPages
          empty={
            isFiltered ? (
              <EmptyState action={<Button onClick={() => onSearch({})}>{notesPage.showAll()}</Button>}>
                {notesPage.noMatch()}
              </EmptyState>
            ) : (
              <EmptyState>{notesPage.none()}</EmptyState>
            )
          }
        />
      </div>
    </>
  )
}

function Filters({ search, onSearch }: NotesScreenProps) {
  const pages = useOperation('getNotedPages', {}).data?.entities ?? []
  const set = (changed: { readonly [Key in keyof NotesSearch]: NotesSearch[Key] | undefined }) =>
    onSearch(withoutUndefined({ ...search, ...changed }))
  return (
    <search className="grid grid-cols-2 gap-3">
      <SelectField
        label={notesPage.whoCanRead()}
        value={search.for ?? ''}
        onChange={({ target }) => set({ for: noteAudiences.find((one) => one === target.value) })}
      >
        <option value="">{notesPage.anyone()}</option>
        {noteAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceNames[audience]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={notesPage.about()}
        value={search.page ?? ''}
        onChange={({ target }) => set({ page: target.value === '' ? undefined : target.value })}
      >
        <option value="">{notesPage.anyPage()}</option>
        {pages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

function withoutUndefined({
  page,
  for: audience,
}: {
  page?: string | undefined
  for?: NotesSearch['for'] | undefined
}) {
  return { ...(page !== undefined && { page }), ...(audience !== undefined && { for: audience }) }
}
