import { PARTY_TAG } from '@waybook/contract'
import { rangeBands, type RangeBand } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useCheckWrite } from '#parts/check/use-check-write.ts'
import { closeAim, openCheck, type AimRequest } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

interface Target {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** Whom an attack or a treatment is for. Choosing begins the check. */
export function AimDialog({ request }: { readonly request: AimRequest }) {
  const targets = useTargets(request)
  const [band, setBand] = useState<RangeBand | null>(null)
  const { begin, busy, error } = useBegin(request, band)
  const isAttack = request.kind === 'attack'
  return (
    <Dialog open onClose={closeAim} title={isAttack ? `Attack: ${request.name}` : 'Treat wounds'} shape="sheet">
      {isAttack ? (
        <SelectField
          label="Range"
          value={band ?? ''}
          onChange={({ target }) => setBand(rangeBands.find((one) => one === target.value) ?? null)}
        >
          <option value="">As in the encounter, else the weapon’s</option>
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
          {targets.map(({ id, name, note }) => (
            <li key={id}>
              <button
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => busy || begin(id)}
                className="flex min-h-hit w-full items-center justify-between gap-3 rounded-control border border-control px-3.5 py-1.5 text-left font-semibold hover:bg-raised"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {note === '' ? null : <span className="text-14 font-normal text-ink-2">{note}</span>}
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

const LISTED_MAX = 100

/** Those of the encounter; without one, the characters that the viewer knows. `null` while they are being loaded. */
function useTargets({ kind, characterId }: AimRequest): readonly Target[] | null {
  const encounter = useOperation('getEncounter', {}, { retry: false })
  const known = useOperation('listEntities', { type: 'character', limit: LISTED_MAX })
  if (encounter.isPending || known.isPending) return null
  const isWanted = kind === 'attack' ? 'gameMaster' : 'players'
  const fighting = encounter.data?.encounter?.combatants ?? []
  const own = fighting.find((one) => one.characterId === characterId)
  if (fighting.length > 0)
    return fighting
      .filter(({ id, fallen }) => (kind === 'healing' || id !== own?.id) && (kind === 'healing' || !fallen))
      .toSorted((a, b) => Number(b.side === isWanted) - Number(a.side === isWanted))
      .map(({ id, name }) => ({ id, name, note: '' }))
  const isParty = (tags: readonly string[]) => tags.includes(PARTY_TAG)
  return (known.data?.entities ?? [])
    .filter(({ id }) => kind === 'healing' || id !== characterId)
    .toSorted(
      (a, b) => Number(isParty(b.tags) === (kind === 'healing')) - Number(isParty(a.tags) === (kind === 'healing')),
    )
    .map(({ id, name, tags }) => ({ id, name, note: isParty(tags) ? 'Party' : '' }))
}
