import type { EntityCard, Role } from '@waybook/contract'
import { members } from '@waybook/messages/members'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'

import { roleLabels } from './member-labels.ts'
import { NewLink } from './new-link.tsx'
import { useMemberWrite } from './use-members.ts'

const roles: readonly Role[] = ['player', 'gameMaster']

interface InviteFormProps {
  readonly unplayed: readonly EntityCard[]
  /** Whether the server sends mails. */
  readonly canMail: boolean
}

/** Creates a link that lets one person create an account. */
export function InviteForm({ unplayed, canMail }: InviteFormProps) {
  const { mutate, data, isPending, error, reset } = useMemberWrite('makeInvite')
  const [role, setRole] = useState<Role>('player')
  const [wanted, setWanted] = useState('')
  const [mailTo, setMailTo] = useState('')
  const characterId = unplayed.some(({ id }) => id === wanted) ? wanted : ''
  return (
    <Panel title={members.invite()}>
      <form
        className="grid gap-4"
        action={() =>
          mutate({ role, ...(characterId !== '' && { characterId }), ...(mailTo !== '' && { mailTo: mailTo.trim() }) })
        }
      >
        <SelectField
          label={members.role()}
          value={role}
          onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? 'player')}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one]()}
            </option>
          ))}
        </SelectField>
        <SelectField label={members.character()} value={characterId} onChange={({ target }) => setWanted(target.value)}>
          <option value="">{members.noCharacter()}</option>
          {unplayed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {canMail ? (
          <TextField
            type="email"
            label={members.sendTo()}
            hint={members.sendToHint()}
            autoComplete="off"
            value={mailTo}
            onChange={({ target }) => setMailTo(target.value)}
          />
        ) : null}
        <Button type="submit" variant="primary" busy={isPending} busyLabel={members.creating()}>
          {mailTo === '' ? members.createInvite() : members.createAndMail()}
        </Button>
      </form>
      {error ? <ErrorAlert message={error.message} /> : null}
      {data?.mailed ? (
        <StatusLine quiet={data.mailed.ok}>
          {data.mailed.ok ? members.mailAccepted() : members.notMailed({ reason: data.mailed.words })}
        </StatusLine>
      ) : null}
      {data ? <NewLink linkId={data.linkId} path={data.path} what={members.inviteUse()} onClose={reset} /> : null}
    </Panel>
  )
}
