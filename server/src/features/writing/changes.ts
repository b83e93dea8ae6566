import type { LiveChange } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'

import { aboutSubject, presentedAs, type ChangeKind, type ChangeViewer } from '../change-kind.ts'
import type { LogLine } from '../log-line.ts'
import { pageNews } from '../news-event.ts'
import type { WrittenChange } from './log-written.ts'

export const writtenChange: ChangeKind<WrittenChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: presentedAs(presentWritten),
  logLine: writtenLine,
  news: pageNews,
}

/** A viewer who saw an entity that they no longer see learns only that something was hidden. */
function presentWritten({ subject, payload }: LoggedChange<WrittenChange>, { viewer, sees }: ChangeViewer): LiveChange {
  // `campaign.yaml` affects every page: all show the campaign's name.
  if (subject === 'campaign') return { kind: 'import' }
  if (!sees(subject)) return { kind: 'visibility' }
  const version = viewer.role === 'gameMaster' ? { version: payload.version } : {}
  return { kind: 'written', entityId: subject, ...version }
}

const page = { added: 'pageAdded', changed: 'pageChanged', removed: 'pageRemoved' } as const
const pins = { added: 'pinAdded', changed: 'pinChanged', removed: 'pinRemoved' } as const
const secrets = { revealed: 'secretRevealed', hidden: 'secretHidden', narrowed: 'secretNarrowed' } as const

function writtenLine({ subject: entity, payload }: LoggedChange<WrittenChange>): LogLine | null {
  const { what, version, secret, pin, again, renamed, reveal } = payload
  if (again) return null
  const unit = `${entity} ${version}`
  if (entity === 'campaign') return { did: 'campaignChanged', unit }
  if (secret) return { did: secrets[secret.what], entity, unit }
  if (pin) return { did: pins[pin], entity, unit }
  if (renamed) return { did: 'pageRenamed', entity, unit }
  return { did: page[what], entity, unit, ...(reveal && { detail: reveal.after }) }
}
