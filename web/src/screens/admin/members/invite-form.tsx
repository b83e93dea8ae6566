import type { EntityCard, Role } from '@waybook/contract'
import { members } from '@waybook/messages/members'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { roleLabels } from './member-labels.ts'
import { NewLink } from './new-link.tsx'
import { useMemberWrite } from './use-members.ts'

const roles: readonly Role[] = ['player', 'gameMaster']

/** Creates a link that lets one person create an account. */
export function InviteForm({ unplayed }: { readonly unplayed: readonly EntityCard[] }) {
  const { mutate, data, isPending, error, reset } = useMemberWrite('makeInvite')
  const [role, setRole] = useState<Role>('player')
  const [wanted, setWanted] = useState('')
  const characterId = unplayed.some(({ id }) => id === wanted) ? wanted : ''
  return (
    <Panel title={members.invite()}>
      <div className="grid gap-4">
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
        <Button
          variant="primary"
          onClick={() => mutate({ role, ...(characterId !== '' && { characterId }) })}
          busy={isPending}
          busyLabel={members.creating()}
        >
          {members.createInvite()}
        </Button>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      {data ? <NewLink linkId={data.linkId} path={data.path} what={members.inviteUse()} onClose={reset} /> : null}
    </Panel>
  )
}
