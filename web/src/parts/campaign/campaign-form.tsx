import { useQueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type TextFinding } from '@waybook/contract'
import { readYamlFields, setYamlField, type YamlValue } from '@waybook/entity-text'
import { useState, type ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { meQuery } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { RelationshipNames } from './relationship-names.tsx'

type Source = AnswerOf<'getCampaignSource'>

interface CampaignFormProps {
  /** Only what a campaign begins with. */
  readonly brief?: boolean
  readonly submit: string
  readonly onSaved?: () => void
}

/** The settings in the campaign's file. What is not in the form stays as it is written. */
export function CampaignForm(props: CampaignFormProps) {
  const { data, error, refetch } = useOperation('getCampaignSource', {}, { gcTime: 0 })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return <LoadedForm {...props} source={data} refetch={() => void refetch()} />
}

/** The fields that are texts. */
const fields = [
  { key: 'name', label: 'Name', max: 100, brief: true },
  { key: 'tagline', label: 'Tagline', max: 300, brief: true, hint: 'One line below the name.' },
  { key: 'region', label: 'Region', max: 100, brief: true, hint: 'Where the places are.' },
  { key: 'masthead', label: 'Masthead', max: 100, brief: false, hint: 'The name of the newspaper.' },
  { key: 'accent', label: 'Accent', max: 7, brief: false, hint: 'A colour such as #7a1f4b.' },
  { key: 'cover', label: 'Cover', max: 500, brief: false, hint: 'The path of a picture in the folder.' },
  { key: 'coverTall', label: 'Cover for phones', max: 500, brief: false, hint: 'The path of a picture in the folder.' },
] as const

type Changes = Readonly<Record<string, YamlValue | undefined>>

interface LoadedFormProps extends CampaignFormProps {
  readonly source: Source
  readonly refetch: () => void
}

function LoadedForm({ source, refetch, brief = false, submit, onSaved }: LoadedFormProps) {
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Changes>({})
  const [isSaved, setSaved] = useState(false)
  // Put on top of what is stored, also if somebody else has saved in the meantime.
  const text = Object.entries(changes).reduce((yaml, [key, value]) => setYamlField(yaml, [key], value), source.text)
  const read = readYamlFields(text)
  const { mutate, isPending, error } = useWrite('saveCampaign', {
    params: (sent: Source) => ({ text: sent.text, baseVersion: sent.version }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['getCampaignSource'] }),
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
      ])
      setChanges({})
      setSaved(true)
      onSaved?.()
    },
    onError: (refused) => {
      if (refused instanceof Problem && refused.id === 'conflict') refetch()
    },
  })
  if (!read.ok) return <ErrorAlert message="campaign.yaml cannot be read. Mend it in the folder and import it." />
  const change = (key: string, value: YamlValue | undefined) => {
    setSaved(false)
    setChanges((before) => ({ ...before, [key]: value }))
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ text, version: source.version })
      }}
    >
      {fields
        .filter((field) => field.brief || !brief)
        .map(({ key, label, max, ...field }) => (
          <TextField
            key={key}
            label={label}
            maxLength={max}
            value={shown(read.fields[key])}
            onChange={({ target }) => change(key, target.value || undefined)}
            {...('hint' in field && { hint: field.hint })}
          />
        ))}
      {brief ? null : (
        <RelationshipNames
          names={read.fields['relationships']}
          onChange={(names) => change('relationships', Object.keys(names).length === 0 ? undefined : names)}
        />
      )}
      <Refusal error={error} />
      <div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Saving..." disabled={text === source.text}>
          {submit}
        </Button>
        <StatusLine quiet>{isSaved ? 'Saved. Everybody sees it now.' : null}</StatusLine>
      </div>
    </form>
  )
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function Refusal({ error }: { readonly error: Error | null }): ReactNode {
  if (!error) return null
  if (error instanceof Problem && error.id === 'conflict')
    return (
      <ErrorAlert message="Somebody else has saved in the meantime. Your changes are on top of theirs now: look at them, and save again." />
    )
  const findings = findingsOf(error)
  if (findings.length === 0) return <ErrorAlert message={error.message} />
  return findings.map(({ message, mend }) => <ErrorAlert key={message} message={`${message}; ${mend}`} />)
}

function findingsOf(error: Error): readonly TextFinding[] {
  const details: { readonly findings?: readonly TextFinding[] } = error instanceof Problem ? error.details : {}
  return details.findings ?? []
}
