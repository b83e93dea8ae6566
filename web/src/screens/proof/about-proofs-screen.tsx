import type { ReactNode } from 'react'

import { PageHead } from '#ui/page/heading.tsx'

/** Explains what a checked roll proves, what it does not prove, and how to check a roll without Waybook. */
export function AboutProofsScreen() {
  return (
    <>
      <PageHead
        title="How rolls are checked"
        lede="The server makes every roll. Here is how you can check that it did not choose the result."
      />
      <div className="grid max-w-[43rem] gap-8">
        <Section id="steps" title="What happens in a roll">
          <ol className="grid list-decimal gap-2 ps-6">
            <li>
              Before you roll, the server picks a secret of 32 bytes and publishes its SHA-256, the <b>commitment</b>.
              The commitment does not reveal the secret, and no other secret matches it.
            </li>
            <li>
              When you roll, your device picks a random <b>salt</b> and sends it. By then, the server can no longer
              change its secret.
            </li>
            <li>A fixed formula turns the secret and the salt into dice. Neither side alone can choose them.</li>
            <li>After the roll, everyone who may see it can read the secret and compute the dice again.</li>
          </ol>
          <p>
            Every entry of the roll log has a <i>Check</i> link. It opens a page that does this on your device, step by
            step.
          </p>
        </Section>
        <Section id="proves" title="What that proves">
          <List>
            <li>If your own device made the roll and the check passes, the server did not choose the result.</li>
            <li>You did not choose it either, because you did not know the secret when your device picked the salt.</li>
            <li>Nobody changed the result afterward. The dice in the log are the dice that were rolled.</li>
          </List>
        </Section>
        <Section id="limits" title="What it does not prove">
          <List>
            <li>
              Rolls by other people. Your device did not see the commitment before the roll, so a dishonest server could
              have invented the secret and the salt afterward. The person who rolled can check it, because their device
              saves the commitments of its newest 50 rolls.
            </li>
            <li>
              Rolls without a salt, which some programs make. The server could have tried several secrets before it
              committed to one.
            </li>
            <li>Dice that were thrown on the table and entered manually.</li>
            <li>
              Rolls that never arrived. A server could pretend that a roll failed because it dislikes the result. Watch
              out if that happens often.
            </li>
            <li>
              Hidden information. The person who runs the server can read all secrets, including those of future rolls,
              and the rolls that only one person may see.
            </li>
            <li>
              The choice of dice in the pool. You saw them before you rolled, and the check shows that no die is
              missing.
            </li>
          </List>
        </Section>
        <Changes />
        <Formula />
      </div>
    </>
  )
}

function Changes() {
  return (
    <Section id="changes" title="Changed dice">
      <p>
        Dice can change after a roll. The first throw stays as it was, and each change is checked as well. Its page
        offers the whole chain as a file.
      </p>
      <List>
        <li>
          A die that is thrown again has a secret of its own. The server publishes its commitment with the roll, before
          anybody says which dice are thrown again.
        </li>
        <li>
          The head of the chain is the SHA-256 of these lines: <code>waybook roll 1</code>, the id of the roll, its
          commitment (or <code>by hand</code>), its salt and its dice. After each change it is the SHA-256 of{' '}
          <code>waybook change 1</code>, the head before, a line for each step, the commitment, the salt and the faces.
        </li>
        <li>
          New faces follow from the secret, as in a roll, with another text instead of the salt: the SHA-256 of{' '}
          <code>waybook throw 1</code>, the head before and the steps, followed by the salt of the change.
        </li>
        <li>
          Reasons, names and times are not part of the chain. A change that a player asked for falls when the game
          master allows it; if another change came first, its commitment was not published before it was asked. Somebody
          who runs the server could compute the faces before allowing it.
        </li>
        <li>
          <code>docs/check-chain.mjs</code> in Waybook’s source checks the file in 60 lines, without any of its code.
        </li>
      </List>
    </Section>
  )
}

function Formula() {
  return (
    <Section id="formula" title="The formula">
      <p>
        To check a roll without Waybook, implement this in any language. The secret and the commitment are in hex. The
        salt is UTF-8 text.
      </p>
      <List>
        <li>The commitment is the SHA-256 of the 32 bytes of the secret.</li>
        <li>
          The bytes are <code>HMAC-SHA256(secret, salt + “:0”)</code>, then the same with <code>“:1”</code>,{' '}
          <code>“:2”</code> and so on, in sequence.
        </li>
        <li>
          Dice come in this order: proficiency, ability, boost, challenge, difficulty, setback, then all others in the
          order of the roll.
        </li>
        <li>
          Each die reads one byte, or two bytes with the high byte first if it has more than 256 sides. A number at or
          above the highest multiple of the sides, 252 for a 12-sided die, is skipped, and the die reads again.
          Otherwise low faces would be more likely.
        </li>
        <li>The face is the number modulo the sides. Faces are counted from 0, in the order of the rules page.</li>
      </List>
    </Section>
  )
}

function List({ children }: { readonly children: ReactNode }) {
  return <ul className="grid list-disc gap-2 ps-6">{children}</ul>
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-4 gap-3 border-t-2 border-ink pt-3">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
