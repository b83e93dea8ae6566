import * as z from 'zod/mini'

import { diceTheme, type DiceTheme } from './dice-theme.ts'
import { genesys } from './genesys.ts'

const ROOT = '/assets/dice-box'
const setting = z.object({ theme: z.string().check(z.regex(/^[a-z0-9-]+$/)) })

/** The theme that the host chose; the built-in one where there is no such file, or it is not right. */
export async function loadTheme(): Promise<DiceTheme> {
  try {
    const { theme } = setting.parse(await read(`${ROOT}/dice-box.json`))
    return diceTheme.parse(await read(`${ROOT}/themes/${theme}/theme.json`))
  } catch {
    return genesys
  }
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address)
  return await answer.json()
}
