import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { SlashCommandsForm } from './slash-commands-form.tsx'
import { useSlashCommands } from './use-slash-commands.ts'

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
        Slash commands
      </h3>
      <p className="text-14 text-ink-2">
        In Discord, <code>/roll 2y1g2p</code> rolls dice for the channel, and <code>/next</code> says when you play
        next. These rolls are not in the campaign’s log. Discord must be able to reach this address by https.
      </p>
      {isConnected ? <p className="text-14">{`Connected to the application ${application.applicationId}.`}</p> : null}
      {disconnect.error ? <ErrorAlert message={disconnect.error.message} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>{isConnected ? 'Change slash commands' : 'Set up slash commands'}</Button>
        {isConnected ? (
          <Button onClick={() => disconnect.mutate(undefined)} busy={disconnect.isPending} busyLabel="Disconnecting...">
            Disconnect
          </Button>
        ) : null}
      </div>
      <Dialog open={isOpen} onClose={close} title="Slash commands in Discord">
        <SlashCommandsForm application={application} connect={connect} onClose={close} />
      </Dialog>
    </section>
  )
}
