import type { Check, CheckPart } from '@waybook/contract'
import { callPanel } from '@waybook/messages/callPanel'

import { useCheckWrite } from '#api/use-play-write.ts'
import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { checkTitle, outcomeWords } from '#parts/check/check-words.ts'
import { PoolLine } from '#parts/check/pool-line.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { openCheck } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useOpenChecks } from '../use-open-checks.ts'

/** The open checks, with each character's roll or pool. */
export function OutNow() {
  const checks = useOpenChecks()
  if (checks.length === 0) return null
  return (
    <section aria-label={callPanel.openChecks()} className="grid gap-3 border-b border-line pb-3">
      <h3 className="font-serif text-18">{callPanel.openChecks()}</h3>
      {checks.map((check) => (
        <OutCheck key={check.id} check={check} />
      ))}
    </section>
  )
}

const titleElements = { check: (words: string) => <b className="text-ink">{words}</b> }

function OutCheck({ check }: { readonly check: Check }) {
  const skills = useSkills()
  const { mutate, isPending, error } = useCheckWrite()
  const [first] = check.parts
  const title = first ? checkTitle(check, first, skills) : ''
  const isRolled = check.parts.some(({ roll }) => roll !== null)
  return (
    <section aria-label={first ? title : check.title} className="grid gap-1">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-14 wrap-anywhere text-ink-2">
          {check.title === '' ? (
            titleElements.check(title)
          ) : (
            <RichMessage parts={callPanel.checkWithReason({ check: title, reason: check.title }, titleElements)} />
          )}
        </p>
        <Button
          size="small"
          className="shrink-0"
          busy={isPending}
          onClick={() => mutate({ name: 'closeCheck', params: { checkId: check.id } })}
        >
          {isRolled ? callPanel.end() : callPanel.cancel()}
        </Button>
      </div>
      <ul>
        {check.parts.map((part) => (
          <OutPart key={part.characterId} check={check} part={part} />
        ))}
      </ul>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </section>
  )
}

/** One character's part. Its button opens the surface, where the game master changes its dice or rolls. */
function OutPart({ check, part }: { readonly check: Check; readonly part: CheckPart }) {
  const { characterId, characterName, roll } = part
  const open = () => openCheck({ checkId: check.id, characterId })
  const net = roll ? netOfRoll(roll) : null
  return (
    <li className="grid min-h-13 grid-cols-main items-center gap-x-3 border-t border-line py-1">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{characterName}</p>
        {net ? (
          <p className="flex flex-wrap items-center gap-x-3 text-14">
            <span className="font-serif font-semibold">{outcomeWords(check, part, net.success)}</span>
            {netParts(net).map(({ symbol, count, words }) => (
              <span key={symbol} className="flex items-center gap-1 font-bold">
                <span aria-hidden="true">
                  <DieSymbol symbol={symbol} />
                </span>
                {count === 0 ? null : count}
                <span className="sr-only">{words}</span>
              </span>
            ))}
          </p>
        ) : (
          <div className="text-14 **:[svg]:size-3.5">
            <PoolLine part={part} />
          </div>
        )}
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        {net ? callPanel.spend() : callPanel.rollFor({ name: characterName.split(' ', 1).join('') })}
      </Button>
    </li>
  )
}
