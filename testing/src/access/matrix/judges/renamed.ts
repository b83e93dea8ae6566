import { isOperationName } from '@waybook/contract'

import { idsOf, NEVER, NOW, OLD } from '../../renamed-pages.ts'
import type { Line } from '../transcript.ts'
import type { Judge } from './judge.ts'

/** For players, the old address of a hidden page never existed. */
export const oldAddressesKnown: Judge = (transcript) => {
  const never = new Map(linesWith(transcript.to('kessa'), NEVER).map((line) => [keyOf(line), line]))
  const old = linesWith(transcript.to('kessa'), OLD)
  const wrong = old.filter((line) => {
    const wanted = never.get(keyOf(line))
    return wanted && (line.status !== wanted.status || refusalOf(line) !== refusalOf(wanted))
  })
  const pairs = old.filter((line) => never.has(keyOf(line))).length
  return pairs < never.size || pairs === 0 ? [`${pairs} of ${never.size} addresses were asked in pairs`] : wrong
}

const linesWith = (lines: readonly Line[], spelling: string) =>
  lines.filter(({ name, params }) => `${name} ${JSON.stringify(params)}`.includes(spelling))

const keyOf = ({ name, params }: Line) => `${name} ${JSON.stringify(params)}`.replaceAll(OLD, NEVER)

/** Ignores the answer's own id and time, which differ for each write. */
const refusalOf = ({ name, status, text }: Line) =>
  status === 'ok' && isOperationName(name) ? '' : text.replaceAll(OLD, NEVER)

/** The old address leads the game master to the page, which proves that these calls reach it. */
export const oldAddressesLost: Judge = (transcript) =>
  idsOf(OLD).filter((id, at) => {
    const { text } = transcript.line('gameMaster', 'getEntity', { id })
    return !text.includes(String(idsOf(NOW)[at]))
  })
