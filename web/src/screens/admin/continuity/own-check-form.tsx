import type { EditorView } from '@codemirror/view'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import { adminContinuity } from '@waybook/messages/adminContinuity'
import { useRef, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { QueryBox, selectFrom } from '#screens/api-test/query-box.tsx'
import { QueryResult } from '#screens/api-test/query-result.tsx'
import { useQueryRun } from '#screens/api-test/use-query-run.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

type Check = AnswerOf<'getContinuity'>['checks'][number]

const EXAMPLE = `// Places that no character has a relationship with.
.decl visited(place: symbol)
visited(p) :- relationship(c, _, p), character(c, _).
.decl answer(place: symbol)
answer(p) :- location(p, _), !visited(p).
`

interface OwnCheckFormProps {
  /** `null` for a new check. */
  readonly check: Check | null
  readonly onClose: () => void
}

/** A form for one of the game master's own continuity checks. Run shows its findings before it is saved. */
export function OwnCheckForm({ check, onClose }: OwnCheckFormProps) {
  const view = useRef<EditorView>(null)
  const queries = useQueryClient()
  const [title, setTitle] = useState(check?.name ?? '')
  const [purpose, setPurpose] = useState(check?.purpose ?? '')
  const [wording, setWording] = useState(check?.wording ?? '')
  const [program, setProgram] = useState(check?.program ?? EXAMPLE)
  const { run, execute } = useQueryRun()
  const save = useWrite('saveContinuityCheck', {
    params: () => ({ title, purpose, wording, program, ...(check && { continuityCheckId: check.id }) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['getContinuity'] })
      onClose()
    },
  })
  const goTo = (line: number, column: number) => selectFrom(view.current, line, column)
  const fields = [
    { label: adminContinuity.name(), value: title, change: setTitle, maxLength: 80, required: true },
    {
      label: adminContinuity.purpose(),
      hint: adminContinuity.purposeHint(),
      value: purpose,
      change: setPurpose,
      maxLength: 400,
      required: true,
    },
    {
      label: adminContinuity.wording(),
      hint: adminContinuity.wordingHint({ column: '{place}' }),
      value: wording,
      change: setWording,
      maxLength: 400,
    },
  ]
  const isReady = title.trim() !== '' && purpose.trim() !== '' && program.trim() !== ''
  return (
    <form
      aria-label={adminContinuity.form()}
      className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(undefined)
      }}
    >
      {fields.map(({ change, ...field }) => (
        <TextField key={field.label} {...field} onChange={(event) => change(event.target.value)} />
      ))}
      <QueryBox
        viewRef={view}
        label={adminContinuity.query()}
        query={program}
        onChange={setProgram}
        onRun={() => execute(program)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          busy={run.state === 'running'}
          busyLabel={adminContinuity.running()}
          onClick={() => execute(program)}
        >
          {adminContinuity.run()}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={save.isPending}
          busyLabel={adminContinuity.saving()}
          disabled={!isReady}
        >
          {adminContinuity.save()}
        </Button>
        <Button type="button" variant="ghost" onClick={onClose}>
          {adminContinuity.cancel()}
        </Button>
      </div>
      {save.error ? (
        <QueryResult run={{ state: 'failed', query: program, error: save.error.message }} onPlace={goTo} />
      ) : null}
      {run.state === 'none' ? null : <QueryResult run={run} onPlace={goTo} />}
    </form>
  )
}
