import { aim } from '@waybook/messages/aim'

import { closeAim, type AimRequest } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

import { DescribedAttack } from './described-attack.tsx'
import { PatientChoice } from './patient-choice.tsx'
import { TargetChoice } from './target-choice.tsx'
import { WeaponChoice } from './weapon-choice.tsx'

/** Asks for the missing target, weapon or patient of an attack or treatment. Choosing one starts the check. */
export function AimDialog({ request }: { readonly request: AimRequest }) {
  return (
    <Dialog open onClose={closeAim} title={titleOf(request)} shape="sheet">
      <Choice request={request} />
      <Button variant="ghost" onClick={closeAim}>
        {aim.cancel()}
      </Button>
    </Dialog>
  )
}

function titleOf(request: AimRequest): string {
  if (request.kind === 'healing') return aim.treat()
  if (request.kind === 'described') return aim.attackBy({ attacker: request.name })
  return request.kind === 'attack'
    ? aim.attackWith({ weapon: request.name })
    : aim.attackTarget({ target: request.name })
}

function Choice({ request }: { readonly request: AimRequest }) {
  if (request.kind === 'healing') return <PatientChoice request={request} />
  if (request.kind === 'described') return <DescribedAttack request={request} />
  return request.kind === 'attack' ? <TargetChoice request={request} /> : <WeaponChoice request={request} />
}
