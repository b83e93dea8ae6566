import type { CreationChoices } from '@waybook/rules'
import { del, get, set } from 'idb-keyval'

/** An unfinished character on this device. */
export interface CharacterDraft {
  readonly name: string
  /** In one line. */
  readonly description: string
  /** Uploaded when the character is made. */
  readonly picture: File | null
  /** Whether to paint a picture instead, when the character is made. */
  readonly paints: boolean
  /** The ids of pages; `null` if none is chosen. */
  readonly archetype: string | null
  readonly career: string | null
  readonly choices: CreationChoices
  /** Amounts by the item's id. */
  readonly gear: Readonly<Record<string, number>>
  readonly appearance: string
  readonly background: string
  readonly motivation: string
  readonly visible: boolean
  /** The player whom the game master chose. */
  readonly memberId: string | null
}

export const emptyDraft: CharacterDraft = {
  name: '',
  description: '',
  picture: null,
  paints: false,
  archetype: null,
  career: null,
  choices: { raised: {}, skills: {}, talents: {} },
  gear: {},
  appearance: '',
  background: '',
  motivation: '',
  visible: true,
  memberId: null,
}

/** The prefix is that of all drafts of the account, which a sign-out removes. Several campaigns may be at one address. */
const keyOf = (userId: string, campaignId: string) => `waybook-draft ${userId} new character ${campaignId}`

/** An empty draft also if the browser blocks storage. */
export async function readCharacterDraft(userId: string, campaignId: string): Promise<CharacterDraft> {
  const stored: unknown = await get(keyOf(userId, campaignId)).catch(() => null)
  return isDraft(stored) ? { ...emptyDraft, ...stored } : emptyDraft
}

/** Rejects if the browser blocks storage. */
export async function writeCharacterDraft(userId: string, campaignId: string, draft: CharacterDraft): Promise<void> {
  await set(keyOf(userId, campaignId), draft)
}

export async function removeCharacterDraft(userId: string, campaignId: string): Promise<void> {
  await del(keyOf(userId, campaignId)).catch(() => {})
}

function isDraft(stored: unknown): stored is CharacterDraft {
  if (typeof stored !== 'object' || stored === null) return false
  return 'name' in stored && 'choices' in stored && 'gear' in stored
}
