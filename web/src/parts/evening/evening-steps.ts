import {
  type Check,
  type Encounter,
  type EntityCard,
  slugOf,
  type ParamsOf,
  type Session,
  type WriteName,
} from '@waybook/contract'
import { eveningEnd } from '@waybook/messages/eveningEnd'

import { call, newIdempotencyKey } from '#api/call.ts'
import { saidWords } from '#ui/text/said-words.ts'

/** What a step did. `undo` takes it back. */
export interface Done {
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string }
  readonly undo: () => Promise<void>
}

/** One step at the end of an evening. */
export interface EveningStep {
  readonly id: 'encounter' | 'strain' | 'experience' | 'session' | 'newsletter' | 'date'
  readonly title: string
  /** What will happen, with its numbers. */
  readonly detail: string
  readonly run: () => Promise<Done>
}

/** The campaign as it is when the evening ends. */
export interface Evening {
  readonly encounter: Encounter | null
  readonly party: readonly EntityCard[]
  /** The strain of the party's members who have any, by id. */
  readonly strain: Readonly<Record<string, number>>
  /** The session that is open, or the newest one. */
  readonly session: Session | null
  /** Experience for each member of the party. */
  readonly experience: number
  /** The next date to set, in milliseconds since 1970, and in words; `null` if there is one, or if no date is entered. */
  readonly nextDate: { readonly at: number; readonly words: string; readonly place: string } | null
}

const write = async <Name extends WriteName>(name: Name, params: ParamsOf<Name>) =>
  await call(name, params, { idempotencyKey: newIdempotencyKey() })

/** The steps that apply, in the order in which they happen: the log takes in the fight and the experience, and the newsletter the log. */
export function eveningSteps(evening: Evening): EveningStep[] {
  const { encounter, party, strain, session, experience, nextDate } = evening
  const strained = party.filter(({ id }) => (strain[id] ?? 0) > 0)
  return [
    ...(encounter ? [encounterStep(encounter)] : []),
    ...(strained.length > 0 ? [strainStep(strained, strain)] : []),
    ...(party.length > 0 && experience > 0 ? [experienceStep(party, experience, session)] : []),
    ...(session?.endedAt === null ? [sessionStep(session)] : []),
    ...(session ? [newsletterStep(session)] : []),
    ...(nextDate ? [dateStep(nextDate)] : []),
  ]
}

function encounterStep({ id, title, round }: Encounter): EveningStep {
  const name = title === '' ? eveningEnd.theEncounter() : title
  return {
    id: 'encounter',
    title: eveningEnd.endEncounter(),
    detail: round === 0 ? eveningEnd.encounterBefore({ name }) : eveningEnd.encounterRound({ name, round }),
    run: async () => {
      await write('endEncounter', { encounterId: id })
      return {
        text: round === 0 ? eveningEnd.endedBefore() : eveningEnd.endedRound({ round }),
        undo: async () => void (await write('reopenEncounter', { encounterId: id })),
      }
    },
  }
}

function strainStep(strained: readonly EntityCard[], before: Evening['strain']): EveningStep {
  const names = strained.map(({ id, name }) => eveningEnd.strainOf({ name, strain: before[id] ?? 0 })).join(', ')
  return {
    id: 'strain',
    title: eveningEnd.recoverStrain(),
    detail: eveningEnd.recoverDetail({ names }),
    run: async () => {
      const { check } = await write('callRecovery', { characters: strained.map(({ id }) => id) })
      const undos: (() => Promise<unknown>)[] = []
      const results: string[] = []
      for (const { characterId, characterName, version } of check.parts) {
        const part = { checkId: check.id, characterId }
        const partIn = ({ parts }: Check) => parts.find((one) => one.characterId === characterId)
        const { check: rolled } = await write('rollCheck', { ...part, version })
        // Without a success there is nothing to apply.
        const isSuccess = (partIn(rolled)?.result?.base ?? 0) > 0
        const effect = isSuccess ? partIn((await write('applyResult', part)).check)?.effects.at(-1) : undefined
        results.push(
          effect
            ? eveningEnd.resultOf({
                name: characterName,
                result: saidWords({ text: effect.text, said: effect.said?.text }),
              })
            : eveningEnd.noSuccess({ name: characterName }),
        )
        if (effect) undos.unshift(async () => await write('undoEffect', { ...part, effectId: effect.id }))
      }
      return {
        text: `${results.join('. ')}.`,
        undo: async () => {
          for (const undo of undos) await undo()
        },
      }
    },
  }
}

function experienceStep(party: readonly EntityCard[], amount: number, session: Session | null): EveningStep {
  const characters = party.map(({ id }) => id)
  const reason = session ? eveningEnd.reasonSession({ number: session.number }) : eveningEnd.reasonEvening()
  return {
    id: 'experience',
    title: eveningEnd.giveExperience(),
    detail: eveningEnd.sameToAll({ names: party.map(({ name }) => name).join(', ') }),
    run: async () => {
      await write('giveExperience', { characters, amount, reason })
      const given = await Promise.all(characters.map(async (id) => await newestGift(id, amount, reason)))
      return {
        text: eveningEnd.toEach({ amount }),
        undo: async () => {
          for (const gift of given) if (gift) await write('undoExperience', gift)
        },
      }
    },
  }
}

async function newestGift(characterId: string, amount: number, reason: string) {
  const { entries } = await call('getExperience', { characterId })
  const entry = entries.find((one) => one.amount === amount && one.text === reason && !one.undone)
  return entry && { characterId, entryId: entry.id }
}

function sessionStep({ id, number }: Session): EveningStep {
  return {
    id: 'session',
    title: eveningEnd.endLog(),
    detail: eveningEnd.endLogDetail({ number }),
    run: async () => {
      await write('endSession', { sessionId: id })
      return {
        text: eveningEnd.sessionEnded({ number }),
        link: { href: `/sessions/${id}`, label: eveningEnd.readIt() },
        undo: async () => void (await write('reopenSession', { sessionId: id })),
      }
    },
  }
}

function newsletterStep({ id, number }: Session): EveningStep {
  return {
    id: 'newsletter',
    title: eveningEnd.draftNewsletter(),
    detail: eveningEnd.draftDetail({ number }),
    run: async () => {
      const { text, newsletter } = await call('draftSession', { sessionId: id })
      const created = newsletter ?? (await write('createEntity', { type: 'newsletter', text })).id
      return {
        text: newsletter === null ? eveningEnd.draftHidden() : eveningEnd.draftExists(),
        link: { href: `/newsletters/${slugOf(created)}/edit`, label: eveningEnd.editIt() },
        undo: async () => {
          if (newsletter === null) await write('deleteEntity', { id: created })
        },
      }
    },
  }
}

function dateStep({ at, words, place }: NonNullable<Evening['nextDate']>): EveningStep {
  return {
    id: 'date',
    title: eveningEnd.setDate(),
    detail: eveningEnd.setDateDetail(),
    run: async () => {
      const { session } = await write('planSession', { date: at, place })
      return {
        text: eveningEnd.dateSet({ date: words }),
        link: { href: '/schedule', label: eveningEnd.whoIsComing() },
        undo: async () => void (await write('cancelPlannedSession', { sessionId: session.id })),
      }
    },
  }
}
