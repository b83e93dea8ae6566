import type { DiscordApplication } from '@waybook/contract'
import { useState, type SubmitEvent } from 'react'

import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'

import type { useSlashCommands } from './use-slash-commands.ts'

interface SlashCommandsFormProps {
  readonly application: DiscordApplication | null
  readonly connect: ReturnType<typeof useSlashCommands>['connect']
  readonly onClose: () => void
}

/** The steps in Discord and here, in their order: Discord tests the address when it is entered there. */
export function SlashCommandsForm({ application, connect, onClose }: SlashCommandsFormProps) {
  const [applicationId, setApplicationId] = useState(application?.applicationId ?? '')
  const [publicKey, setPublicKey] = useState(application?.publicKey ?? '')
  const [botToken, setToken] = useState('')
  const { mutate, data, error, isPending } = connect
  const result = data?.result ?? null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const token = botToken.trim()
    if (!isPending)
      mutate({ applicationId, publicKey, ...(token !== '' && { botToken: token }) }, { onSuccess: () => setToken('') })
  }
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-14">
          1. On{' '}
          <a href="https://discord.com/developers/applications" rel="noreferrer" target="_blank" className="underline">
            Discord’s page for developers
          </a>
          , create an application. Copy its id and its public key from General Information.
        </p>
        <TextField
          label="Application id"
          required
          inputMode="numeric"
          autoComplete="off"
          value={applicationId}
          onChange={({ target }) => setApplicationId(target.value)}
        />
        <TextField
          label="Public key"
          required
          autoComplete="off"
          value={publicKey}
          onChange={({ target }) => setPublicKey(target.value)}
        />
        <p className="text-14">2. On its page Bot, reset the token and copy it.</p>
        <TextField
          label="Token of the bot"
          hint="Registers the commands once. Waybook does not store it. Leave it empty if they are registered."
          type="password"
          autoComplete="off"
          value={botToken}
          onChange={({ target }) => setToken(target.value)}
        />
        {error ? <ErrorAlert message={error.message.replace(/^.*params\.(\w+): /, '')} /> : null}
        <StatusLine quiet={result?.ok === true}>{result?.words ?? (data ? 'Connected.' : null)}</StatusLine>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" variant="primary" busy={isPending} busyLabel="Connecting...">
            Connect
          </Button>
        </div>
      </form>
      {application ? <LastSteps applicationId={application.applicationId} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

/** Works once Waybook knows the public key. */
function LastSteps({ applicationId }: { readonly applicationId: string }) {
  const address = `${location.origin}${basePath}/discord/interactions`
  const invite = `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=applications.commands`
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-4">
      <p className="text-14">3. In General Information, enter this as Interactions Endpoint URL. Discord tests it.</p>
      <div className="w-full">
        <TextField
          label="Interactions Endpoint URL"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={address}>Copy address</CopyButton>
      <p className="text-14">
        4.{' '}
        <a href={invite} rel="noreferrer" target="_blank" className="underline">
          Add the application to your server
        </a>
        . Then write /next in a channel.
      </p>
    </div>
  )
}
