import { PARTY_TAG, Problem, typeOfId } from '@waybook/contract'
import { readFields, setField } from '@waybook/entity-text'

import type { Auth } from '#auth/auth.ts'
import type { Members } from '#auth/members.ts'
import { accountProblems, playProblems } from '#sentences/problems.ts'

import { readGrants } from '../campaign/queries.ts'
import type { OperationHandlers, RequestContext, StoreContext } from '../request-context.ts'
import { deleteEntity, saveEntityText, sourceOf } from '../writing/entity-texts.ts'
import { makeCharacter } from './make-character.ts'
import { toOffers } from './presenter.ts'

export const creationOperations = (auth: Auth) =>
  ({
    getCharacterCreation: async (context) => {
      const { members } = auth.campaign(context.campaignId)
      const { viewer } = context
      const all = (await members?.list()) ?? []
      const isOpen = await mayCreate(context, members)
      const offers = isOpen ? await toOffers(context) : { archetypes: [], careers: [], talents: [], money: null }
      const waiting = all.filter(({ role, characterId }) => role === 'player' && characterId === null)
      return {
        open: isOpen,
        gameMaster: all.find(({ role }) => role === 'gameMaster')?.firstName ?? null,
        ...offers,
        players:
          viewer.role === 'gameMaster'
            ? waiting.map(({ id, firstName, email }) => ({ id, name: firstName ?? email }))
            : [],
      }
    },

    createCharacter: async (context, { memberId: wantedPlayer, ...wanted }) => {
      const { members } = auth.campaign(context.campaignId)
      const player = await playerOf(context, members, wantedPlayer)
      const id = await context.records.transaction(
        { actor: context.viewer.userId },
        async (tx) => await makeCharacter({ ...context, records: tx }, wanted),
      )
      if (player !== null) await assignOrDelete(context, player, id)
      return { id }
    },

    setPartyMember: async ({ records }, { characterId, inParty }) => {
      if (typeOfId(characterId) !== 'character') throw new Problem('not-found')
      const { id, text, version } = await sourceOf(records, characterId)
      const read = readFields(text)
      const written: unknown = read.ok ? read.fields['tags'] : undefined
      const tags = Array.isArray(written) ? written.map(String) : []
      if (tags.includes(PARTY_TAG) === inParty) return { inParty }
      const changed = inParty
        ? setField(text, ['tags'], [...tags, PARTY_TAG])
        : setField(text, ['tags', tags.indexOf(PARTY_TAG)], undefined)
      await saveEntityText(records, id, { text: changed, baseVersion: version })
      return { inParty }
    },
  }) satisfies Partial<OperationHandlers>

/** Whether the viewer may make a character now. Game masters always may; players only for themselves, once. */
async function mayCreate({ viewer, records }: RequestContext, members: Members | null): Promise<boolean> {
  if (viewer.role === 'gameMaster') return true
  if (!members || viewer.characterId !== null) return false
  return (await readGrants(records)).includes('createCharacter')
}

interface Player {
  readonly id: string
  readonly members: Members
}

/** The player who gets the character; `null` for nobody. Throws Problems if there is none, or if they have a character. */
async function playerOf(
  { viewer }: StoreContext,
  members: Members | null,
  wanted: string | null | undefined,
): Promise<Player | null> {
  const isGameMaster = viewer.role === 'gameMaster'
  if (!isGameMaster && wanted !== undefined && wanted !== viewer.userId)
    throw new Problem('bad-params', 'params.memberId: only the game master can choose the player')
  const id = isGameMaster ? (wanted ?? null) : viewer.userId
  if (id === null) return null
  if (!members) throw new Problem('not-supported', playProblems.signInProviderDecides())
  const member = await members.find(id)
  if (!member) throw new Problem('not-found', accountProblems.memberNoLongerExists())
  if (member.characterId !== null)
    throw new Problem('conflict', isGameMaster ? playProblems.playerHasCharacter() : playProblems.haveACharacter())
  return { id, members }
}

/** Accounts are stored apart from the records. If the character can't be assigned, its page is deleted again. */
async function assignOrDelete(
  { records, viewer }: StoreContext,
  { id, members }: Player,
  character: string,
): Promise<void> {
  try {
    // Two devices may have made one at the same time.
    if ((await members.find(id))?.characterId !== null) throw new Problem('conflict', playProblems.haveACharacter())
    await members.assign(id, character)
  } catch (error) {
    await records.transaction({ actor: viewer.userId }, async (tx) => await deleteEntity(tx, character))
    throw error
  }
}
