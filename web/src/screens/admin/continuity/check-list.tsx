import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import { adminContinuity } from '@waybook/messages/adminContinuity'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'

type Check = AnswerOf<'getContinuity'>['checks'][number]

interface CheckListProps {
  readonly checks: readonly Check[]
  /** Opens one of the game master's own checks in the form. */
  readonly onEdit: (check: Check) => void
}

/** All continuity checks, each with a switch. */
export function CheckList({ checks, onEdit }: CheckListProps) {
  return (
    <ul aria-label={adminContinuity.checks()}>
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} onEdit={onEdit} />
      ))}
    </ul>
  )
}

function CheckRow({ check, onEdit }: { readonly check: Check; readonly onEdit: CheckListProps['onEdit'] }) {
  const { id, name, purpose, isOn, isOwn, program } = check
  const queries = useQueryClient()
  const reload = async () => await queries.invalidateQueries({ queryKey: ['getContinuity'] })
  const change = useWrite('switchContinuityCheck', {
    params: (on: boolean) => ({ continuityCheckId: id, on }),
    onSuccess: reload,
  })
  const remove = useWrite('removeContinuityCheck', { params: () => ({ continuityCheckId: id }), onSuccess: reload })
  const error = change.error ?? remove.error
  return (
    <li className="border-b border-line py-2 last:border-0">
      <Switch label={name} checked={change.pending ?? isOn} busy={change.isPending} onChange={change.mutate} />
      <p className="text-14 text-ink-2">{purpose}</p>
      {isOwn ? (
        <div className="mt-1 flex gap-3">
          <Button size="dense" onClick={() => onEdit(check)}>
            <RichMessage parts={adminContinuity.editCheck({ name }, unseen)} />
          </Button>
          <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            <RichMessage parts={adminContinuity.removeCheck({ name }, unseen)} />
          </Button>
        </div>
      ) : program === null ? null : (
        <details>
          <summary className="flex min-h-hit items-center text-14 text-ink-2">{adminContinuity.datalog()}</summary>
          <pre className="overflow-x-auto rounded-control bg-sunk p-3 font-[monospace] text-14 whitespace-pre-wrap">
            {program}
          </pre>
        </details>
      )}
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}
