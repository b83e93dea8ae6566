import { allWords } from '../audience-campaign.ts'
import { NOW } from '../renamed-pages.ts'
import { allMarks, marksIn } from '../reveal-campaign.ts'
import { secrets } from '../secret-campaign.ts'
import type { SecretPlay } from '../secret-play.ts'
import { linkedWords } from './questions.ts'
import { audienceWordsOf, gradedMarksOf, type PlayerName } from './viewers.ts'

/** The words by which a campaign's secrets are recognized in any text. */
export class SecretWords {
  /** What a game master gets, and no player. */
  readonly hidden: readonly string[]
  /** What nobody gets but the one who wrote it. */
  readonly private: readonly string[]
  readonly #found = new Map<string, ReadonlySet<string>>()

  constructor({ secrets: played, privateSecrets }: Pick<SecretPlay, 'secrets' | 'privateSecrets'>) {
    this.hidden = [...secrets, ...linkedWords, ...played, NOW]
    this.private = privateSecrets
  }

  /** Every word that the game master must be told by some answer. */
  get all(): readonly string[] {
    return [...this.hidden, ...allWords, ...allMarks]
  }

  /** Every word that this player must never be told. */
  foreignTo(player: PlayerName): ReadonlySet<string> {
    const own = new Set([...audienceWordsOf(player), ...gradedMarksOf(player)])
    const others = [...allWords, ...allMarks].filter((word) => !own.has(word))
    return new Set([...this.hidden, ...this.private, ...others])
  }

  /** The words in a text. Many answers are alike, so each text is searched once. */
  in(text: string): ReadonlySet<string> {
    const known = this.#found.get(text)
    if (known) return known
    const lower = text.toLowerCase()
    const plain = [...this.hidden, ...this.private, ...allWords]
    const found = new Set([...plain.filter((word) => lower.includes(word.toLowerCase())), ...marksIn(lower)])
    this.#found.set(text, found)
    return found
  }
}
