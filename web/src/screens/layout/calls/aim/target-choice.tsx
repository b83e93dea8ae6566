import { aim } from '@waybook/messages/aim'

import { useTargets } from '#parts/check/use-targets.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import type { AttackRequest } from '#stores/checks.ts'
import { rememberTarget, useLastTarget } from '#stores/last-targets.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { arrangeTargets } from './arrange-targets.ts'
import { AttackerField, useAttacker } from './attacker-field.tsx'
import { TargetRow } from './target-row.tsx'
import { useBegin } from './use-begin.ts'
import { useRangeTo } from './use-range-to.ts'

/** Asks for the target of an attack with a known weapon. The range follows on the roll surface. */
export function TargetChoice({ request }: { readonly request: AttackRequest }) {
  const { weaponId } = request
  const attacker = useAttacker({ asked: request.characterId, except: null })
  const characterId = attacker.chosen
  const targets = useTargets({ except: null, first: 'gameMaster' })
  const lastTarget = useLastTarget(characterId)
  const rangeTo = useRangeTo(weaponId, characterId)
  const { begin, busy, error } = useBegin()
  const attack = (target: string | null) => {
    if (characterId === null) return
    if (target !== null) rememberTarget(characterId, target)
    begin({ name: 'startAttack', params: { characterId, weaponId, target } })
  }
  // Without a fight, few of the characters that the viewer knows are near.
  const isNobodyFirst = !useEncounter()
  if (targets === null) return <Spinner label={aim.loading()} />
  const { foes, friends } = arrangeTargets(targets, { id: characterId, lastTarget })
  const nobody = (
    <TargetRow target={null} range={rangeTo(null)} isLast={false} busy={busy} onChoose={() => attack(null)} />
  )
  return (
    <>
      <AttackerField {...attacker} />
      <ul aria-label={aim.targets()}>
        {isNobodyFirst ? nobody : null}
        {foes.map((one) => (
          <TargetRow
            key={one.id}
            target={one}
            range={rangeTo(one)}
            isLast={one.id === lastTarget}
            busy={busy}
            onChoose={() => attack(one.id)}
          />
        ))}
        {isNobodyFirst ? null : nobody}
      </ul>
      {friends.length === 0 ? null : (
        <section aria-label={aim.yourSide()}>
          <h3 className="font-sans text-14 leading-6 font-bold text-ink-2">{aim.yourSide()}</h3>
          <ul>
            {friends.map((one) => (
              <TargetRow
                key={one.id}
                target={one}
                range={rangeTo(one)}
                isLast={one.id === lastTarget}
                busy={busy}
                onChoose={() => attack(one.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <StatusLine>{error}</StatusLine>
    </>
  )
}
