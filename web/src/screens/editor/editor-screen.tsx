import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { categoryOf, idFromRoute, isEntityId, type AnswerOf, type EntityType } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'
import { useEffect, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { editAddressOf } from '#parts/entity/edit-link.tsx'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { useLookup } from '#parts/entity/use-entity.ts'
import { readDeviceDraft, type DeviceDraft } from '#stores/device-drafts.ts'
import { BackLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { openedText } from './draft/opened-text.ts'
import { Editor } from './editor.tsx'
import { useEditedPage } from './use-edited-page.ts'

interface EditorScreenProps {
  readonly type: EntityType
  /** The part of the address between the category and `/edit`. */
  readonly slug: string
}

/** The editor of an entity's page, for game masters. */
export function EditorScreen({ type, slug }: EditorScreenProps) {
  const id = idFromRoute(categoryOf[type], slug)
  if (useMe().role !== 'gameMaster') return <OnlyForGameMaster address={`/${id}`} />
  return <LoadedEditor key={id} type={type} id={id} />
}

/** Not a security check: the server refuses everyone else. */
function OnlyForGameMaster({ address }: { readonly address: string }) {
  return (
    <>
      <BackLink href={address}>{editor.backToPage()}</BackLink>
      <PageHead title={editor.onlyGameMaster()} />
      <EmptyState>{editor.gameMasterWrites()}</EmptyState>
    </>
  )
}

interface LoadedEditorProps {
  readonly type: EntityType
  readonly id: string
}

function LoadedEditor({ type, id }: LoadedEditorProps) {
  // Data from an earlier visit may be stale.
  const query = useOperation('getSource', { id }, { enabled: isEntityId(id), gcTime: 0 })
  const lookup = useLookup(query, (source) => ({ source }))
  const userId = useMe().user.id
  const { data: onDevice } = useQuery({
    queryKey: ['device-draft', id],
    queryFn: async () => await readDeviceDraft(userId, id),
    gcTime: 0,
    networkMode: 'always',
  })
  if (lookup.state !== 'found') return <LookupPage lookup={lookup} type={type} />
  return onDevice === undefined ? <Spinner /> : <OpenedEditor source={lookup.source} onDevice={onDevice} />
}

interface OpenedEditorProps {
  /** The published text. Newer than the opened text if somebody else has published. */
  readonly source: AnswerOf<'getSource'>
  readonly onDevice: DeviceDraft | null
}

function OpenedEditor({ source, onDevice }: OpenedEditorProps) {
  const [opened] = useState(() => openedText(source, onDevice))
  const page = useEditedPage(source, opened)
  useAddressOf(source.id)
  return <Editor page={page} latest={source} />
}

/** Changes the address when the page is renamed, here or by somebody else. */
function useAddressOf(id: string) {
  const navigate = useNavigate()
  const [openedAs] = useState(id)
  useEffect(() => {
    if (id !== openedAs) void navigate({ to: editAddressOf(id), replace: true })
  }, [id, openedAs, navigate])
}
