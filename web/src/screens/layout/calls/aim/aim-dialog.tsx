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
        Cancel
      </Button>
    </Dialog>
  )
}

function titleOf(request: AimRequest): string {
  if (request.kind === 'healing') return 'Treat somebody'
  if (request.kind === 'described') return `Attack by ${request.name}`
  return request.kind === 'attack' ? `Attack: ${request.name}` : `Attack ${request.name}`
}

function Choice({ request }: { readonly request: AimRequest }) {
  if (request.kind === 'healing') return <PatientChoice request={request} />
  if (request.kind === 'described') return <DescribedAttack request={request} />
  return request.kind === 'attack' ? <TargetChoice request={request} /> : <WeaponChoice request={request} />
}
