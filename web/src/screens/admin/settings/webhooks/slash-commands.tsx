import { slashCommands } from '@waybook/messages/slashCommands'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { SlashCommandsForm } from './slash-commands-form.tsx'
import { useSlashCommands } from './use-slash-commands.ts'

const elements = { code: (words: string) => <code>{words}</code> }

/** Whether the campaign answers /roll and /next in Discord. */
export function SlashCommands() {
  const { application, error, connect, disconnect } = useSlashCommands()
  const [isOpen, setOpen] = useState(false)
  if (application === undefined) return error ? <ErrorAlert message={error.message} /> : null
  const isConnected = application !== null
  const close = () => {
    setOpen(false)
    connect.reset()
  }
  return (
    <section aria-labelledby="slash-commands" className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 id="slash-commands" className="font-semibold">
        {slashCommands.title()}
      </h3>
      <p className="text-14 text-ink-2">
        <RichMessage parts={slashCommands.about(elements)} />
      </p>
      {isConnected ? (
        <p className="text-14">{slashCommands.connectedTo({ application: application.applicationId })}</p>
      ) : null}
      {disconnect.error ? <ErrorAlert message={disconnect.error.message} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>{isConnected ? slashCommands.change() : slashCommands.setUp()}</Button>
        {isConnected ? (
          <Button
            onClick={() => disconnect.mutate(undefined)}
            busy={disconnect.isPending}
            busyLabel={slashCommands.disconnecting()}
          >
            {slashCommands.disconnect()}
          </Button>
        ) : null}
      </div>
      <Dialog open={isOpen} onClose={close} title={slashCommands.inDiscord()}>
        <SlashCommandsForm application={application} connect={connect} onClose={close} />
      </Dialog>
    </section>
  )
}
