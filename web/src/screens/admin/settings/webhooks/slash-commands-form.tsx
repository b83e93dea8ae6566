import type { DiscordApplication } from '@waybook/contract'
import { slashCommands } from '@waybook/messages/slashCommands'
import { useState, type SubmitEvent } from 'react'

import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import type { useSlashCommands } from './use-slash-commands.ts'

interface SlashCommandsFormProps {
  readonly application: DiscordApplication | null
  readonly connect: ReturnType<typeof useSlashCommands>['connect']
  readonly onClose: () => void
}

const linkTo = (href: string) => (words: string) => (
  <a href={href} rel="noreferrer" target="_blank" className="underline">
    {words}
  </a>
)

const developers = { link: linkTo('https://discord.com/developers/applications') }

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
          <RichMessage parts={slashCommands.createApplication(developers)} />
        </p>
        <TextField
          label={slashCommands.applicationId()}
          required
          inputMode="numeric"
          autoComplete="off"
          value={applicationId}
          onChange={({ target }) => setApplicationId(target.value)}
        />
        <TextField
          label={slashCommands.publicKey()}
          required
          autoComplete="off"
          value={publicKey}
          onChange={({ target }) => setPublicKey(target.value)}
        />
        <p className="text-14">{slashCommands.copyToken()}</p>
        <TextField
          label={slashCommands.token()}
          hint={slashCommands.tokenHint()}
          type="password"
          autoComplete="off"
          value={botToken}
          onChange={({ target }) => setToken(target.value)}
        />
        {error ? <ErrorAlert message={error.message.replace(/^.*params\.(\w+): /, '')} /> : null}
        <StatusLine quiet={result?.ok === true}>
          {result?.words ?? (data ? slashCommands.isConnected() : null)}
        </StatusLine>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" variant="primary" busy={isPending} busyLabel={slashCommands.connecting()}>
            {slashCommands.connect()}
          </Button>
        </div>
      </form>
      {application ? <LastSteps applicationId={application.applicationId} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{slashCommands.close()}</Button>
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
      <p className="text-14">{slashCommands.enterAddress()}</p>
      <div className="w-full">
        <TextField
          label={slashCommands.endpoint()}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={address}>{slashCommands.copyAddress()}</CopyButton>
      <p className="text-14">
        <RichMessage parts={slashCommands.addToServer({ link: linkTo(invite) })} />
      </p>
    </div>
  )
}
