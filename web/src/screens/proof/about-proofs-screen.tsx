import { aboutProofs } from '@waybook/messages/aboutProofs'
import type { ReactNode } from 'react'

import { PageHead } from '#ui/page/heading.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

/** Explains what a checked roll proves, what it does not prove, and how to check a roll without Waybook. */
export function AboutProofsScreen() {
  return (
    <>
      <PageHead title={aboutProofs.title()} lede={aboutProofs.lede()} />
      <div className="grid max-w-[43rem] gap-8">
        <Section id="steps" title={aboutProofs.stepsTitle()}>
          <ol className="grid list-decimal gap-2 ps-6">
            <li>
              <RichMessage parts={aboutProofs.stepsCommit(elements)} />
            </li>
            <li>
              <RichMessage parts={aboutProofs.stepsSalt(elements)} />
            </li>
            <li>{aboutProofs.stepsDice()}</li>
            <li>{aboutProofs.stepsReveal()}</li>
          </ol>
          <p>
            <RichMessage parts={aboutProofs.stepsLink(elements)} />
          </p>
        </Section>
        <Section id="proves" title={aboutProofs.provesTitle()}>
          <List>
            <li>{aboutProofs.provesServer()}</li>
            <li>{aboutProofs.provesYou()}</li>
            <li>{aboutProofs.provesNobody()}</li>
          </List>
        </Section>
        <Section id="limits" title={aboutProofs.limitsTitle()}>
          <List>
            <li>{aboutProofs.limitsOthers()}</li>
            <li>{aboutProofs.limitsUnsalted()}</li>
            <li>{aboutProofs.limitsManual()}</li>
            <li>{aboutProofs.limitsLost()}</li>
            <li>{aboutProofs.limitsHidden()}</li>
            <li>{aboutProofs.limitsPool()}</li>
          </List>
        </Section>
        <Changes />
        <Formula />
      </div>
    </>
  )
}

const elements = {
  b: (words: string) => <b>{words}</b>,
  i: (words: string) => <i>{words}</i>,
  code: (words: string) => <code>{words}</code>,
}

function Changes() {
  return (
    <Section id="changes" title={aboutProofs.changesTitle()}>
      <p>{aboutProofs.changesLede()}</p>
      <List>
        <li>{aboutProofs.changesAgain()}</li>
        <li>
          <RichMessage parts={aboutProofs.changesHead(elements)} />
        </li>
        <li>
          <RichMessage parts={aboutProofs.changesFaces(elements)} />
        </li>
        <li>{aboutProofs.changesLimits()}</li>
        <li>
          <RichMessage parts={aboutProofs.changesScript(elements)} />
        </li>
      </List>
    </Section>
  )
}

function Formula() {
  return (
    <Section id="formula" title={aboutProofs.formulaTitle()}>
      <p>{aboutProofs.formulaLede()}</p>
      <List>
        <li>{aboutProofs.formulaCommitment()}</li>
        <li>
          <RichMessage parts={aboutProofs.formulaBytes(elements)} />
        </li>
        <li>{aboutProofs.formulaOrder()}</li>
        <li>{aboutProofs.formulaRead()}</li>
        <li>{aboutProofs.formulaFace()}</li>
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
