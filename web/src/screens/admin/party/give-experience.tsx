import type { EntityCard } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'
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
  const firstName = receivers[0]?.name ?? ''
  const give = useWrite('giveExperience', {
    params: (wanted: { readonly characters: string[]; readonly amount: number; readonly reason: string }) => wanted,
    onSuccess: (_, { characters, amount: given }) => {
      setStatus(
        characters.length === 1
          ? adminOverview.gaveTo({ amount: given, name: firstName })
          : adminOverview.gaveToMany({ amount: given, count: characters.length }),
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
    <form
      onSubmit={submit}
      aria-label={adminOverview.giveExperience()}
      className="mt-6 grid gap-3 border-t border-line pt-4"
    >
      <h3 className="text-20">{adminOverview.giveExperience()}</h3>
      <div className="grid gap-3 md:lead-cols-32">
        <TextField
          label={adminOverview.amount()}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MOST}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={adminOverview.reason()}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-14 font-semibold">{adminOverview.to()}</legend>
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
          disabledReason={receivers.length === 0 ? adminOverview.chooseCharacter() : undefined}
        >
          {receivers.length === 1
            ? adminOverview.giveTo({ name: firstName })
            : adminOverview.giveToMany({ count: receivers.length })}
        </Button>
        <StatusLine quiet>{status}</StatusLine>
      </div>
    </form>
  )
}
