import { API_KEY_NAME_MAX } from '@waybook/contract'
import { apiKeys } from '@waybook/messages/apiKeys'
import { useState, type SubmitEvent } from 'react'

import { useMe } from '#api/session.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useKeyChange } from './use-api-keys.ts'

const keyUseElements = {
  code: (words: string) => <code>{words}</code>,
  docs: (words: string) => (
    <a href={`${basePath}/api/docs`} className="underline">
      {words}
    </a>
  ),
}

/** Creates a key and shows it once. */
export function KeyForm() {
  const { mutate, data, isPending, error, reset } = useKeyChange('createApiKey')
  const { role } = useMe()
  const [name, setName] = useState('')
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ name }, { onSuccess: () => setName('') })
  }
  return (
    <>
      <form onSubmit={make} className="grid justify-items-start gap-4">
        <p className="text-14 text-ink-2">
          <RichMessage parts={apiKeys.keyUse({ role }, keyUseElements)} />
        </p>
        <div className="w-full">
          <TextField
            label={apiKeys.name()}
            hint={apiKeys.nameHint()}
            required
            maxLength={API_KEY_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={apiKeys.creating()}>
          {apiKeys.createKey()}
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
    <section aria-label={apiKeys.newKey()} className="mt-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      <div className="w-full">
        <TextField
          label={apiKeys.keyFor({ name })}
          hint={apiKeys.shownOnce()}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={secret}>{apiKeys.copyKey()}</CopyButton>
      <Button size="dense" variant="ghost" onClick={onClose}>
        {apiKeys.done()}
      </Button>
    </section>
  )
}
