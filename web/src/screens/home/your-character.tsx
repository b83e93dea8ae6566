import { home } from '@waybook/messages/home'

import { useMe } from '#api/session.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** The way to a character for a player without one, if players may make theirs. */
export function YourCharacter() {
  const { role, characterId, may } = useMe()
  if (role !== 'player' || characterId !== null || !may.includes('createCharacter')) return null
  return (
    <section
      aria-labelledby="your-character"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 card p-4 md:mb-10 md:px-6"
    >
      <div>
        <h2 id="your-character" className="md:text-22">
          {home.whoDoYouPlay()}
        </h2>
        <p className="text-14 text-ink-2">{home.inSteps()}</p>
      </div>
      <ButtonLink href="/new-character" variant="primary">
        <Icon name="plus" />
        {home.createCharacter()}
      </ButtonLink>
    </section>
  )
}
