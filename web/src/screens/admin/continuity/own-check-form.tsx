import type { EditorView } from '@codemirror/view'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
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
    { label: 'Name', value: title, change: setTitle, maxLength: 80, required: true },
    {
      label: 'What it looks for',
      hint: 'One plain sentence.',
      value: purpose,
      change: setPurpose,
      maxLength: 400,
      required: true,
    },
    {
      label: 'Wording of a finding',
      hint: 'For example: Nobody has been to {place}. The names in braces are columns of the answer.',
      value: wording,
      change: setWording,
      maxLength: 400,
    },
  ]
  const isReady = title.trim() !== '' && purpose.trim() !== '' && program.trim() !== ''
  return (
    <form
      aria-label="Continuity check"
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
        label="Datalog: each row of answer is a finding"
        query={program}
        onChange={setProgram}
        onRun={() => execute(program)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="button" busy={run.state === 'running'} busyLabel="Running..." onClick={() => execute(program)}>
          Run
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving..." disabled={!isReady}>
          Save
        </Button>
        <Button type="button" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {save.error ? (
        <QueryResult run={{ state: 'failed', query: program, error: save.error.message }} onPlace={goTo} />
      ) : null}
      {run.state === 'none' ? null : <QueryResult run={run} onPlace={goTo} />}
    </form>
  )
}
