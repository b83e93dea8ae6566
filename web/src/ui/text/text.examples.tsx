import { emptyPool } from '@waybook/rules'

import { ComparedWords } from './compared-words.tsx'
import { Count } from './count.tsx'
import { DicePips } from './dice-pips.tsx'
import { StatBox } from './fact-list.tsx'
import { Icon, iconNames } from './icon.tsx'
import { MarkedText } from './marked-text.tsx'
import { PointDots } from './point-dots.tsx'
import { RichMessage } from './rich-message.tsx'
import { RichText } from './rich-text.tsx'
import { Tag } from './tag.tsx'
import { VersionBox } from './version-box.tsx'
import { OwnWords, WordDifferences } from './word-differences.tsx'

/** Every element that the server's sanitizer allows. */
const html = `<h2>The tide tables</h2>
<p>A paragraph with <strong>bold</strong>, <em>italic</em>, <del>struck out</del> and <code>inline code</code>, a
<a href="/items/wick-knife">link to a page</a> and <a href="https://example.org/" rel="noreferrer">one outside</a>. The
marsh takes back what nobody walks on, so that a second line shows the leading of long texts.</p>
<h3>A smaller heading</h3>
<ul><li>reed hook</li><li>lamp oil<ul><li>clear</li><li>smoky</li></ul></li></ul>
<ol><li>Count the lamps.</li><li>Count them again.</li></ol>
<blockquote><p>Nobody is drowned by the water. It is the walking on.</p></blockquote>
<table><thead><tr><th>Lamp</th><th>Keeper</th><th>Lit</th><th>Oil</th><th>What is said of it</th></tr></thead>
<tbody><tr><td>First</td><td>Ambrose Fell</td><td>at dusk</td><td>clear</td><td>It leans</td></tr>
<tr><td>Third</td><td>nobody</td><td>never</td><td>none</td><td>It was lit last night</td></tr></tbody></table>
<pre><code>low water   04:12   16:38   the causeway is dry for two hours either side of it, and no longer
high water  10:25   22:51</code></pre>
<hr>
<aside data-secret><p>The third lamp is lit from below.</p></aside>`

const looks = ['note', 'tip', 'question', 'warning', 'danger', 'quote']

const asInObsidian = `<p>The <mark>third lamp</mark> is out.</p>
<ul>
<li data-task="done"><label><input type="checkbox" disabled checked>Pay the toll</label></li>
<li data-task="open"><label><input type="checkbox" disabled>Ask for <a href="/characters/odo-brandreth">Odo</a></label></li>
</ul>
${looks.map((look) => `<div data-callout="${look}"><p data-callout-title="">A ${look}</p><p>Out at six, in at noon.</p></div>`).join('\n')}
<details data-callout="tip"><summary>Folded</summary><p>Her knots hold.</p></details>
<a href="/items/tide-bell" data-card=""><strong>Tide Bell</strong><span>Rings an hour before the water.</span></a>`

export const examples = {
  'RichMessage: words and an element': (
    <p>
      <RichMessage parts={['One ', <code key="code">element</code>, ' among words.']} />
    </p>
  ),
  'Tag: green, purple, grey': (
    <div className="flex flex-wrap gap-2">
      <Tag tone="green">party-member</Tag>
      <Tag tone="purple">npc</Tag>
      <Tag>lamp</Tag>
    </div>
  ),
  'Count: one digit, more than it shows': (
    <p className="flex items-center gap-2">
      Proposals <Count count={3} words="3 waiting" />
      <Count count={120} words="120 waiting" />
    </p>
  ),
  ComparedWords: (
    <ComparedWords
      parts={[
        { kind: 'same', text: 'He paid the ' },
        { kind: 'removed', text: 'toll' },
        { kind: 'added', text: 'ferry' },
        { kind: 'same', text: ' at the gate.' },
      ]}
    />
  ),
  MarkedText: <MarkedText text="He paid the toll at the gate." ranges={[{ from: 12, to: 16 }]} />,
  'VersionBox: WordDifferences, OwnWords, taken out': (
    <div className="grid gap-3">
      <VersionBox title="Mine" text="It rings twice.">
        <WordDifferences before="It rings once." after="It rings twice." />
      </VersionBox>
      <VersionBox title="In the folder" text="It rings twice.">
        <OwnWords text="It rings twice." other="It rings never." />
      </VersionBox>
      <VersionBox title="Theirs" text="">
        {null}
      </VersionBox>
    </div>
  ),
  'StatBox: normal, marked': (
    <dl className="grid max-w-60 grid-cols-2 gap-2">
      <StatBox label="Brawn" value={2} />
      <StatBox label="Willpower" value={5} marked />
    </dl>
  ),
  Icon: (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
      {iconNames.map((name) => (
        <li key={name} className="flex items-center gap-2 text-14">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'DicePips: a pool, an empty pool': (
    <>
      <p>
        <DicePips
          pool={{ ...emptyPool, proficiency: 2, ability: 1, boost: 1, challenge: 1, difficulty: 2, setback: 1 }}
        />
      </p>
      <p>
        <DicePips pool={emptyPool} />
      </p>
    </>
  ),
  PointDots: (
    <div className="rounded-tray p-4 night">
      <PointDots count={5} shape="square" />
    </div>
  ),
  RichText: <RichText html={html} />,
  'RichText: callouts, tasks, a highlight, a card': <RichText html={asInObsidian} />,
}
