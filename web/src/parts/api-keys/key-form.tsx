import { API_KEY_NAME_MAX } from '@waybook/contract'
import { useState, type SubmitEvent } from 'react'

import { useMe } from '#api/session.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { useKeyChange } from './use-api-keys.ts'

const GAME_MASTERS_EXCEPTIONS =
  'It cannot manage members, permissions, keys, feeds or displays, nor make backups or import a campaign.'
const PLAYERS_EXCEPTIONS = 'It cannot manage keys or your feed.'

/** Creates a key and shows it once. */
export function KeyForm() {
  const { mutate, data, isPending, error, reset } = useKeyChange('createApiKey')
  const isGameMaster = useMe().role === 'gameMaster'
  const [name, setName] = useState('')
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ name }, { onSuccess: () => setName('') })
  }
  return (
    <>
      <form onSubmit={make} className="grid justify-items-start gap-4">
        <p className="text-14 text-ink-2">
          A script that sends this key as <code>X-API-Key</code> to{' '}
          <a href={`${basePath}/api/docs`} className="underline">
            the API
          </a>{' '}
          can see and do what you can, and no more. {isGameMaster ? GAME_MASTERS_EXCEPTIONS : PLAYERS_EXCEPTIONS}
        </p>
        <div className="w-full">
          <TextField
            label="Name"
            hint="Name the script that will use the key. Later you will know which key to revoke."
            required
            maxLength={API_KEY_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Creating...">
          Create key
        </Button>
      </form>
      {error ? <ErrorAlert message={error.message} /> : null}
      {data ? <NewKey secret={data.key} name={data.apiKey.name} onClose={reset} /> : null}
    </>
  )
}

interface MadeKeyProps {
  /** The key itself, which cannot be shown again. */
  readonly secret: string
  readonly name: string
  readonly onClose: () => void
}

function NewKey({ secret, name, onClose }: MadeKeyProps) {
  return (
    <section aria-label="New key" className="mt-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      <div className="w-full">
        <TextField
          label={`Key for ${name}`}
          hint="The key is shown only once. Store it where only the script can read it."
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={secret}>Copy key</CopyButton>
      <Button size="dense" variant="ghost" onClick={onClose}>
        Done
      </Button>
    </section>
  )
}
