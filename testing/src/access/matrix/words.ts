import { allWords } from '../audience-campaign.ts'
import { NOW } from '../renamed-pages.ts'
import { allMarks, marksIn } from '../reveal-campaign.ts'
import { secrets } from '../secret-campaign.ts'
import type { SecretPlay } from '../secret-play.ts'
import { linkedWords } from './questions.ts'
import { audienceWordsOf, gradedMarksOf, type PlayerName } from './viewers.ts'

/** The words that identify a campaign's secrets in any text. */
export class SecretWords {
  /** Words that a game master may see, and no player. */
  readonly hidden: readonly string[]
  /** Words that only their author may see. */
  readonly private: readonly string[]
  readonly #found = new Map<string, ReadonlySet<string>>()

  constructor({ secrets: played, privateSecrets }: Pick<SecretPlay, 'secrets' | 'privateSecrets'>) {
    this.hidden = [...secrets, ...linkedWords, ...played, NOW]
    this.private = privateSecrets
  }

  /** Every word that some answer to the game master must contain. */
  get all(): readonly string[] {
    return [...this.hidden, ...allWords, ...allMarks]
  }

  /** Every word that this player must never receive. */
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
