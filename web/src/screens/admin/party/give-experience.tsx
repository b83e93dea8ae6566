import type { EntityCard } from '@waybook/contract'
import { useState, type SubmitEvent } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'

const USUAL = 20
const MOST = 1000

/** Gives experience to the whole party, or to some of it. */
export function GiveExperience({ party }: { readonly party: readonly EntityCard[] }) {
  const [amount, setAmount] = useState(String(USUAL))
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const [status, setStatus] = useState<string | null>(null)
  const receivers = party.filter(({ id }) => !left.includes(id))
  const give = useWrite('giveExperience', {
    params: (wanted: { readonly characters: string[]; readonly amount: number; readonly reason: string }) => wanted,
    onSuccess: (_, { characters, amount: given }) => {
      setStatus(
        `Gave ${given} experience to ${characters.length === 1 ? receivers[0]?.name : `${characters.length} characters`}.`,
      )
      setReason('')
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setStatus(null)
    give.mutate({ characters: receivers.map(({ id }) => id), amount: Number(amount), reason })
  }
  return (
    <form onSubmit={submit} aria-label="Give experience" className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 className="text-20">Give experience</h3>
      <div className="grid gap-3 md:lead-cols-32">
        <TextField
          label="Amount"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MOST}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField label="Reason" value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-14 font-semibold">To</legend>
        {party.map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            checked={!left.includes(id)}
            onChange={(on) => setLeft(on ? left.filter((one) => one !== id) : [...left, id])}
          />
        ))}
      </fieldset>
      {give.error ? <ErrorAlert message={give.error.message} /> : null}
      <div>
        <Button
          type="submit"
          busy={give.isPending}
          disabledReason={receivers.length === 0 ? 'Choose a character.' : undefined}
        >
          {receivers.length === 1 ? `Give to ${receivers[0]?.name}` : `Give to ${receivers.length} characters`}
        </Button>
        <StatusLine quiet>{status}</StatusLine>
      </div>
    </form>
  )
}
