import { rangeBands, type RangeBand } from '@waybook/rules'
import { useState } from 'react'

import { useCheckWrite } from '#parts/check/use-check-write.ts'
import { useTargets } from '#parts/check/use-targets.ts'
import { closeAim, openCheck, type AimRequest } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Whom an attack or a treatment is for. Choosing begins the check. */
export function AimDialog({ request }: { readonly request: AimRequest }) {
  const isAttack = request.kind === 'attack'
  const targets = useTargets(
    isAttack ? { except: request.characterId, first: 'gameMaster' } : { except: null, first: 'players' },
  )
  const [band, setBand] = useState<RangeBand | null>(null)
  const { begin, busy, error } = useBegin(request, band)
  return (
    <Dialog open onClose={closeAim} title={isAttack ? `Attack: ${request.name}` : 'Treat wounds'} shape="sheet">
      {isAttack ? (
        <SelectField
          label="Range"
          value={band ?? ''}
          onChange={({ target }) => setBand(rangeBands.find((one) => one === target.value) ?? null)}
        >
          <option value="">That of the encounter or weapon</option>
          {rangeBands.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      ) : null}
      {targets === null ? (
        <Spinner label="Looking who is there..." />
      ) : (
        <ul aria-label={isAttack ? 'Targets' : 'Patients'} className="grid gap-1.5">
          {targets.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => busy || begin(id)}
                className="flex min-h-hit w-full items-center rounded-control border border-control px-3.5 py-1.5 text-left font-semibold wrap-anywhere hover:bg-raised"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAttack ? (
        <Button busy={busy} onClick={() => begin(null)}>
          Nobody in particular
        </Button>
      ) : null}
      <StatusLine>{error}</StatusLine>
      <Button variant="ghost" onClick={closeAim}>
        Cancel
      </Button>
    </Dialog>
  )
}

/** Begins the check and opens it. */
function useBegin(request: AimRequest, band: RangeBand | null) {
  const { mutateAsync, isPending, error } = useCheckWrite()
  const send = async (target: string | null) => {
    const { characterId } = request
    const { check } =
      request.kind === 'attack'
        ? await mutateAsync({
            name: 'startAttack',
            params: { characterId, weaponId: request.weaponId, target, ...(band && { band }) },
          })
        : await mutateAsync({ name: 'startHealing', params: { characterId, patient: target ?? characterId } })
    closeAim()
    openCheck({ checkId: check.id, characterId })
  }
  return {
    begin: (target: string | null) => void send(target).catch(() => undefined),
    busy: isPending,
    error: error?.message ?? null,
  }
}
