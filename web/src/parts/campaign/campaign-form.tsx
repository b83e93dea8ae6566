import { useQueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type RefusedText } from '@waybook/contract'
import { readYamlFields } from '@waybook/entity-text'
import { mergeYaml } from '@waybook/entity-text/merge'
import { campaignForm } from '@waybook/messages/campaignForm'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { meQuery } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { applyEdits, withEdit, type FieldEdit, type SetField } from './campaign-edits.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignRefusal, findingsOf, isElsewhere } from './campaign-refusal.tsx'
import { WholeCampaignFile } from './whole-campaign-file.tsx'

type Source = AnswerOf<'getCampaignSource'>

interface CampaignFormProps {
  /** Shows only the fields for a new campaign. */
  readonly brief?: boolean
  readonly submit: string
  readonly onSaved?: () => void
}

/** The settings in the campaign's file. The rest of the file stays unchanged. */
export function CampaignForm(props: CampaignFormProps) {
  const { data, error, refetch } = useOperation('getCampaignSource', {}, { gcTime: 0 })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return <LoadedForm {...props} source={data} refetch={() => void refetch()} />
}

const views = () =>
  [
    { value: 'form', label: campaignForm.form() },
    { value: 'file', label: campaignForm.wholeFile() },
  ] as const

interface LoadedFormProps extends CampaignFormProps {
  readonly source: Source
  readonly refetch: () => void
}

function LoadedForm({ source, refetch, brief = false, submit, onSaved }: LoadedFormProps) {
  const queries = useQueryClient()
  const [view, setView] = useState<'form' | 'file'>('form')
  const [edits, setEdits] = useState<readonly FieldEdit[]>([])
  /** The whole file, once the user has edited it. */
  const [whole, setWhole] = useState<WrittenFile | null>(null)
  const [isSaved, setSaved] = useState(false)
  // Applies the edits to the stored file, even if another user has saved it since.
  const text = applyEdits(whole?.text ?? source.text, edits)
  const read = readYamlFields(text)
  const { mutate, isPending, error, variables } = useWrite('saveCampaign', {
    params: (sent: Source) => ({ text: sent.text, baseVersion: sent.version }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['getCampaignSource'] }),
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
      ])
      setEdits([])
      setWhole(null)
      setSaved(true)
      onSaved?.()
    },
    onError: (refused) => {
      if (!(refused instanceof Problem) || refused.id !== 'conflict') return
      setWhole((mine) => mine && overTheirs(mine, refused.details))
      refetch()
    },
  })
  const findings = variables?.text === text ? findingsOf(error) : []
  const set: SetField = (path, value) => {
    setSaved(false)
    setEdits((before) => withEdit(before, { path, value }))
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ text, version: whole?.base.version ?? source.version })
      }}
    >
      {brief ? null : (
        <div className="w-full max-w-88">
          <Segments label={campaignForm.howToEdit()} terse quiet options={views()} value={view} onChange={setView} />
        </div>
      )}
      {view === 'file' ? (
        <WholeCampaignFile
          text={text}
          onText={(typed) => {
            setSaved(false)
            setEdits([])
            setWhole((before) => ({ text: typed, base: before?.base ?? source }))
          }}
        />
      ) : read.ok ? (
        <CampaignFields fields={read.fields} brief={brief} findings={findings} onSet={set} />
      ) : (
        <ErrorAlert message={campaignForm.unreadable()} />
      )}
      <CampaignRefusal error={error} findings={view === 'file' || !read.ok ? findings : findings.filter(isElsewhere)} />
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          busyLabel={campaignForm.saving()}
          disabled={text === source.text}
        >
          {submit}
        </Button>
        <StatusLine quiet>{isSaved ? campaignForm.saved() : null}</StatusLine>
      </div>
    </form>
  )
}

/** The whole file as the user has edited it, and the version that they started from. */
interface WrittenFile {
  readonly text: string
  readonly base: Source
}

/** Merges the user's edits into the version that another user has saved. In a conflict, the user's edit wins. */
function overTheirs({ text: mine, base }: WrittenFile, { text: theirs, version }: RefusedText): WrittenFile {
  if (theirs === undefined || version === undefined) return { text: mine, base }
  const merged = mergeYaml({ base: base.text, mine, theirs }, 'mine')
  return { text: merged.ok ? merged.text : mine, base: { text: theirs, version } }
}
