import { chmod, writeFile } from 'node:fs/promises'

import { everything, PARTY_TAG } from '@waybook/contract'

import { listEntities } from '#features/entities/list.ts'
import { type AppServices } from '#http/services.ts'

/** A one-time link, with a label that names its recipient. */
export interface Link {
  readonly label: string
  readonly url: string
}

/** The maximum number of party members that get a link. */
const PARTY_MAX = 20

/** The links that a start prints. `elsewhere`: another running server has printed them. */
export type FirstLinks =
  | { readonly are: 'printed'; readonly links: readonly Link[] }
  | { readonly are: 'elsewhere' | 'not needed' | 'not offered' }

/**
 * Makes links if there is no game master yet: one to become game master and, for the demo campaign, one for each party member without a
 * player. Links printed earlier stop working, so only one of several servers makes them.
 */
export async function firstLinks(
  services: AppServices,
  origin: string,
  { demo }: { readonly demo: boolean },
): Promise<FirstLinks> {
  if (services.auth.kind === 'clerk') return { are: 'not offered' }
  const auth = services.auth.campaign(services.campaignId)
  if (await auth.hasGameMaster()) return { are: 'not needed' }
  if (!(await services.bus.claim('first links'))) return { are: 'elsewhere' }
  const setup = await auth.createLink({ kind: 'setup', role: 'gameMaster' })
  const links: Link[] = [{ label: 'Game master', url: origin + setup.path }]
  for (const { id: characterId, name } of demo ? await unplayedParty(services) : []) {
    const invite = await auth.createLink({ kind: 'invite', role: 'player', characterId })
    links.push({ label: `Player (${name})`, url: origin + invite.path })
  }
  return { are: 'printed', links }
}

async function unplayedParty({ store, auth, campaignId }: AppServices) {
  const query = { type: 'character', tag: PARTY_TAG, sort: 'name', limit: PARTY_MAX } as const
  const [party, played] = await Promise.all([
    listEntities(store.records(campaignId), query, everything),
    auth.campaign(campaignId).playedCharacters(),
  ])
  return party.entities.filter(({ id }) => !played.includes(id))
}

export function linkLines(links: readonly Link[]): string {
  return links.map(({ label, url }) => `${label}: ${url}\n`).join('')
}

/** For a start without a terminal. Only the host can read the file. */
export async function writeLinks(file: string, links: readonly Link[]): Promise<void> {
  await writeFile(file, linkLines(links), { mode: 0o600 })
  await chmod(file, 0o600)
}
