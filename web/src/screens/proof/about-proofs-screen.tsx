import type { ReactNode } from 'react'

import { PageHead } from '#ui/page/heading.tsx'

/** What a checked roll proves, what it does not, and how to check one without Waybook. */
export function AboutProofsScreen() {
  return (
    <>
      <PageHead
        title="How rolls are checked"
        lede="The server decides every roll. This is how you can see for yourself that it did not choose the result."
      />
      <div className="grid max-w-[43rem] gap-8">
        <Section id="steps" title="What happens in a roll">
          <ol className="grid list-decimal gap-2 ps-6">
            <li>
              Before you roll, the server settles on a secret of 32 bytes and publishes its SHA-256, the{' '}
              <b>commitment</b>. The commitment does not give the secret away, and no other secret fits it.
            </li>
            <li>
              When you roll, your device makes up a <b>salt</b> at random and sends it. By then the server can no longer
              exchange its secret.
            </li>
            <li>The dice follow from secret and salt by a fixed formula. Neither side alone could choose them.</li>
            <li>After the roll everybody who may see it can read the secret, and work the dice out again.</li>
          </ol>
          <p>
            Every entry of the roll log has a link <i>Check</i>. The page behind it does this on your device, step by
            step.
          </p>
        </Section>
        <Section id="proves" title="What that proves">
          <List>
            <li>The server did not choose the result of a roll that your own device made and finds in order.</li>
            <li>You did not choose it either: you did not know the secret when your device made up the salt.</li>
            <li>The result was not changed afterwards: the dice in the log are those that were rolled.</li>
          </List>
        </Section>
        <Section id="limits" title="What it does not prove">
          <List>
            <li>
              For rolls of others. Your device had not seen the commitment before, so a dishonest server could have made
              up both afterwards. Whoever rolled can check it: their device keeps the commitments of its newest 50
              rolls.
            </li>
            <li>
              For rolls without a salt, as some programs make them. The server could have tried several secrets before
              it committed to one.
            </li>
            <li>For dice that were thrown on the table and entered by hand.</li>
            <li>
              For rolls that never arrived. A server could pretend that a roll failed because it dislikes the result.
              Watch out if that happens often.
            </li>
            <li>
              Whoever runs the server is trusted with what is hidden: they can read all secrets, also those of rolls to
              come, and the rolls that only one person may see.
            </li>
            <li>
              It says nothing about which dice were in the pool. Those you saw before you rolled; the check shows that
              no die is missing.
            </li>
          </List>
        </Section>
        <Formula />
      </div>
    </>
  )
}

function Formula() {
  return (
    <Section id="formula" title="The formula">
      <p>
        To check a roll without Waybook, write this in any language. Secret and commitment are in hex, the salt is text
        in UTF-8.
      </p>
      <List>
        <li>The commitment is the SHA-256 of the 32 bytes of the secret.</li>
        <li>
          The bytes are <code>HMAC-SHA256(secret, salt + “:0”)</code>, then the same with <code>“:1”</code>,{' '}
          <code>“:2”</code> and so on, one after another.
        </li>
        <li>
          Dice come in this order: proficiency, ability, boost, challenge, difficulty, setback, then all others in the
          order of the roll.
        </li>
        <li>
          Each die reads one byte; with more than 256 sides two bytes, the higher one first. A number from the highest
          multiple of the sides on, 252 for a die of 12, is skipped, and the die reads again: otherwise low faces would
          be more likely.
        </li>
        <li>The face is the number modulo the sides. The faces are counted from 0, in the order of the rules page.</li>
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
